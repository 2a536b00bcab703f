package import Facts

/// As programs send it, in CBOR: what reads files may be another module.
extension ImportedOutline {
    package func write(to writer: inout CBORWriter) {
        argument.write(to: &writer)
    }

    /// - Throws: ``Facts/CBORFault`` for anything else than ``write(to:)`` writes.
    package init(from reader: inout CBORReader) throws(CBORFault) {
        let argument = try Argument(from: &reader)
        do throws(Fault) {
            try self.init(argument)
        } catch {
            throw .unexpected
        }
    }
}
