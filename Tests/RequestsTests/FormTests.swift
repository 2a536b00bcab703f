import TestSupport
import Testing

@testable import Requests
@testable import Workbench

struct FormTests {
    @Test("A URL-encoded form reads back field by field, in order, whatever is in it")
    func urlEncoded() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<300 {
            let fields = (0..<random.below(8)).map { _ in (TextCorpus.any(&random), TextCorpus.any(&random)) }
            let form = Form(body: FormBody.urlEncoded(fields), contentType: FormBody.urlEncoded)
            #expect(!form.isBroken)
            #expect(form.fields.map { Array($0.name.utf8) } == fields.map { Array($0.0.utf8) })
            #expect(form.fields.map { Array($0.value.utf8) } == fields.map { Array($0.1.utf8) })
        }
    }

    @Test("A form is URL-encoded unless it has another type; anything else is broken, and nothing in it is read")
    func contentTypes() {
        for contentType in ["", FormBody.urlEncoded, FormBody.urlEncoded + ";charset=UTF-8"] {
            let form = Form(body: Array("title=Tea".utf8), contentType: contentType)
            #expect(form.fields.map(\.value) == ["Tea"])
            #expect(!form.isBroken)
        }
        for contentType in ["multipart/form-data; boundary=b", "text/plain", "application/json", "application/x-www", "\u{0}"] {
            let form = Form(body: Array("title=Tea".utf8), contentType: contentType)
            #expect(form.fields.isEmpty)
            #expect(form.isBroken)
        }
    }

    @Test(
        "An imperfect body is read as far as possible",
        arguments: [
            ("a", [("a", "")]), ("a=", [("a", "")]), ("=b", [("", "b")]), ("&&a=1&&", [("a", "1")]), ("a=1=2", [("a", "1=2")]),
            ("a=%", [("a", "%")]), ("a=%4", [("a", "%4")]), ("a=%zz", [("a", "%zz")]), ("a=%41%4a%4A", [("a", "AJJ")]),
            ("a+b=c+d", [("a b", "c d")]), ("", []),
        ]
    )
    func lenient(body: String, fields: [(String, String)]) {
        let form = Form(body: Array(body.utf8), contentType: "")
        #expect(form.fields.map(\.name) == fields.map(\.0))
        #expect(form.fields.map(\.value) == fields.map(\.1))
        #expect(!form.isBroken)
    }

    @Test(
        "Bytes that are not UTF-8 are known as broken, and shown as well as possible",
        arguments: ["title=%ff", "%c3=1", "title=a%ed%a0%80", "t=%f5"]
    )
    func notUTF8(body: String) {
        let form = Form(body: Array(body.utf8), contentType: "")
        #expect(form.isBroken)
        #expect(form.fields.count == 1)
    }

    @Test("A form of 20,000 fields is read, one of more is broken")
    func manyFields() {
        let body = Array(String(repeating: "task=1&", count: 20_000).utf8)
        #expect(Form(body: body, contentType: "").fields.count == 20_000)
        #expect(!Form(body: body, contentType: "").isBroken)
        #expect(Form(body: body + Array("a=1".utf8), contentType: "").isBroken)
    }
}
