import Facts
import Planner
import TestSupport
import Testing

@testable import Pages
@testable import Workbench

@Suite("No text of the gallery stands in code")
struct PseudoLocaleGalleryTests {
    private let context: PageContext

    /// A rest, a task without cost, and one with.
    private let template = TradedTemplate(text: "0\t0\t\tОтдых\n1\t\t\tЧай\n0\t3\t15\tХлеб")

    init() throws {
        context = PageContext(
            release: "1",
            settings: .standard,
            instant: Instant(time: Client.monday, offset: 0),
            nonce: Identity(high: 1, low: 1),
            here: GalleryRoute.gallery.path,
            isAnsweredByServer: true,
            toast: nil,
            failures: 0,
            words: try Samples.catalog("qps-ploc")
        )
    }

    private func entry(maker: String = "", uses: Int = 0, isRemoved: Bool = false) -> GalleryEntry {
        GalleryEntry(
            id: Identity(high: 2, low: 2),
            name: "Вещи",
            about: "",
            maker: maker,
            count: uses,
            icon: .bag,
            isChecklist: uses > 1,
            uses: uses,
            isRemoved: isRemoved
        )
    }

    private func isFinished(_ page: any Page) throws {
        #expect(try ParsedPage(context.document(of: page)).textsInCode() == [])
    }

    @Test("Every text of the gallery’s lists comes from the catalog")
    func lists() throws {
        let entries = [entry(), entry(maker: "Ада", uses: 1), entry(uses: 2, isRemoved: true)]
        for query in ["", "чай"] {
            for next in [nil, "after=1"] {
                for entries in [[], entries] {
                    let view = GalleryPage.View(query: query, isByUses: false, next: next, isFirst: true)
                    try isFinished(GalleryPage(entries, view: view, isSignedIn: true, isAdministrator: true))
                }
            }
        }
        try isFinished(GalleryMinePage([]))
        try isFinished(GalleryMinePage(entries))
        try isFinished(GalleryReportsPage([]))
        try isFinished(GalleryReportsPage((0...2).map { GalleryReportsPage.Report(entry(), reason: "Нет", daysAgo: $0) }))
    }

    @Test("Every text about a published template comes from the catalog")
    func published() throws {
        let viewers: [PublishedPage.Viewer] = [
            .anybody, .member, .maker, .administrator(isMaker: false), .administrator(isMaker: true),
        ]
        for viewer in viewers {
            for report in [PublishedPage.Report.none, .empty(""), .sent] {
                for isRemoved in [false, true] {
                    try isFinished(PublishedPage(entry(isRemoved: isRemoved), template, for: viewer, report: report))
                }
            }
        }
        try isFinished(TakenTemplatePage(template, name: FieldValue("Вещи"), icon: .bag, isChecklist: true))
    }

    @Test("Every text about publishing comes from the catalog")
    func publishing() throws {
        let many = TradedTemplate(text: Array(repeating: "Чай", count: TradeLimits.items + 1).joined(separator: "\n"))
        var form = PublishForm(list: Identity(high: 3, low: 3), name: "", about: "", maker: "", withCosts: true)
        let notices: [PublishPage.Notice?] = [nil, .empty, .changed, .tooMany]
        for faults in [[], [.emptyTitle], [.longTitle, .longAbout, .longAuthor]] as [[PublishForm.Fault]] {
            form.faults = faults
            for notice in notices { try isFinished(PublishPage(form, template, .writing, notice: notice)) }
        }
        for template in [template, many] {
            try isFinished(PublishPage(form, template, .shown(entry: entry(), seen: "1")))
        }
    }
}
