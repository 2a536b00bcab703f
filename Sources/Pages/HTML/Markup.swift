package import Facts
import Planner

/// Markup with interpolated values: literal text is written as it is, interpolated data is escaped.
///
///     html.write("<li id=\"task-\(task.identity)\"><span class=\"title\">\(task.title)</span></li>")
package struct Markup: ExpressibleByStringInterpolation {
    private let parts: StringInterpolation

    /// The bytes of the markup, escaped where needed: read by ``HTML``, made only by the two initialisers below.
    var bytes: [UInt8] { parts.bytes }

    /// Markup without anything written into it.
    @inline(never)
    package init(stringLiteral markup: StaticString) {
        parts = StringInterpolation()
        parts.appendLiteral(markup)
    }

    /// Markup with interpolated values.
    package init(stringInterpolation parts: consuming StringInterpolation) {
        self.parts = parts
    }

    /// The parts, one after the other. A page has thousands: each is a call, none is copied into the place it is written at.
    /// A class, so that none of these places needs memory of its own to write into.
    package final class StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        /// Room for most markup. How long the literals are would be two numbers more in every place that writes some.
        @inline(never)
        package init() {
            bytes.reserveCapacity(480)
        }

        /// The same, as the protocol asks for it.
        package convenience init(literalCapacity: Int, interpolationCount: Int) {
            self.init()
        }

        /// Appends literal text.
        @inline(never)
        package func appendLiteral(_ markup: StaticString) {
            bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
        }

        /// Text, escaped.
        @inline(never)
        package func appendInterpolation(_ text: consuming String) {
            bytes.append(escaped: text)
        }

        /// A number.
        @inline(never)
        package func appendInterpolation(_ number: Int) {
            bytes.append(escaped: String(number))
        }

        /// A name, as 32 digits.
        @inline(never)
        package func appendInterpolation(_ identity: Identity) {
            bytes.append(escaped: identity.hex)
        }

        /// A path.
        @inline(never)
        package func appendInterpolation(_ route: consuming Route) {
            bytes.append(escaped: route.path)
        }

        /// A text of the interface. ``HTML`` writes it in the language of the page.
        @inline(never)
        package func appendInterpolation(_ phrase: Phrase) {
            bytes.append(contentsOf: Sentence(phrase).bytes)
        }

        /// A text of the interface with values in it. In an attribute, tags in it count for nothing.
        @inline(never)
        package func appendInterpolation(_ sentence: consuming Sentence) {
            bytes.append(contentsOf: sentence.bytes)
        }

        /// A drawing beside words that say the same.
        @inline(never)
        func appendInterpolation(_ symbol: Symbol) {
            appendLiteral("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"")
            appendLiteral(symbol.href)
            appendLiteral("\"></use></svg>")
        }

        /// Words of the source that are chosen between.
        @inline(never)
        package func appendInterpolation(fixed markup: StaticString) {
            appendLiteral(markup)
        }

        /// Markup that is there or not: an attribute without a value, a class more.
        @inline(never)
        package func appendInterpolation(_ markup: StaticString, if isThere: Bool) {
            if isThere { appendLiteral(markup) }
        }

        /// An attribute, where there is a value for it.
        @inline(never)
        package func appendInterpolation(attribute name: StaticString, _ value: consuming String?) {
            guard let value else { return }
            appendLiteral(" ")
            appendLiteral(name)
            appendLiteral("=\"")
            bytes.append(escaped: value)
            appendLiteral("\"")
        }

        /// Other markup.
        @inline(never)
        package func appendInterpolation(_ markup: consuming Markup) {
            bytes.append(contentsOf: markup.bytes)
        }
    }
}
