import Planner

/// What the columns of a table are likely to hold, by the words at their heads in the languages that the app has, and by their dates.
struct ColumnSuggestion {
    private typealias Use = ColumnMapping.Use

    /// The words for each use. The order decides where a head has the words of several: it is always the same.
    private static let words: [(use: Use, words: StaticString)] = [
        (.identifier, "id|task id|uid|uuid|key|identifier"),
        (
            .parent,
            "parent|parent id|parent task|parent item|parent-task|übergeordnete aufgabe|tâche parente|tarea principal|attività padre|bovenliggende taak|overordnet opgave|överordnad uppgift|zadanie nadrzędne|tarefa pai|المهمة الأصلية"
        ),
        (
            .title,
            "title|task|task name|name|subject|summary|todo|to do|content|what|aufgabe|titel|betreff|bezeichnung|tâche|titre|objet|nom|tarea|título|asunto|nombre|attività|titolo|oggetto|nome|taak|onderwerp|naam|opgave|emne|navn|uppgift|ämne|namn|zadanie|tytuł|temat|nazwa|tarefa|assunto|المهمة|العنوان|الموضوع|الاسم"
        ),
        (
            .due,
            "due|due date|deadline|due on|fällig|fällig am|fälligkeitsdatum|fälligkeit|échéance|date d'échéance|vencimiento|fecha de vencimiento|fecha límite|scadenza|data di scadenza|data scadenza|vervaldatum|einddatum|forfaldsdato|forfald|förfallodatum|förfaller|termin|termin wykonania|data wykonania|vencimento|data de vencimento|data de conclusão|prazo|تاريخ الاستحقاق|الموعد النهائي|الموعد"
        ),
        (
            .start,
            "start|start date|starts|begin|beginn|beginnt am|startdatum|début|date de début|inicio|fecha de inicio|inizio|data di inizio|data inizio|begindatum|startdato|data rozpoczęcia|início|data de início|تاريخ البدء"
        ),
        (.due, "date|datum|fecha|data|dato|التاريخ"),
        (.time, "time|due time|uhrzeit|zeit|heure|hora|ora|tijd|tidspunkt|klockslag|godzina|الوقت"),
        (
            .note,
            "note|notes|description|details|comment|comments|body|notiz|notizen|beschreibung|bemerkung|remarques|nota|notas|descripción|descrizione|notitie|notities|omschrijving|beschrijving|noter|beskrivelse|anteckning|anteckningar|beskrivning|notatka|notatki|uwagi|opis|descrição|observações|ملاحظات|الوصف"
        ),
        (
            .list,
            "list|list name|project|projects|folder|liste|projekt|projet|lista|proyecto|elenco|progetto|lijst|projeto|القائمة|المشروع"
        ),
        (
            .subjects,
            "tags|tag|labels|label|category|categories|contexts|context|kategorie|kategorien|schlagwörter|étiquettes|catégorie|catégories|etiquetas|categoría|categorías|etichette|categoria|categorie|categorieën|kategorier|etiketter|etykiety|categorias|الوسوم|الفئة|الفئات"
        ),
        (
            .done,
            "done|completed|complete|status|finished|checked|state|erledigt|fertig|abgeschlossen|terminé|fait|statut|état|hecho|completado|completada|estado|fatto|completato|stato|klaar|voltooid|gereed|færdig|udført|slutförd|zrobione|ukończone|stan|feito|concluído|concluída|situação|تم|مكتمل|الحالة"
        ),
        (
            .priority,
            "priority|prio|importance|priorität|wichtigkeit|priorité|prioridad|priorità|prioriteit|prioritet|priorytet|prioridade|الأولوية"
        ),
        (
            .cost,
            "spoons|spoon|cost|energy|effort|löffel|energie|aufwand|cuillères|énergie|cucharas|energía|esfuerzo|cucchiai|energia|lepels|skeer|energi|skedar|łyżeczki|colheres|الملاعق|الطاقة"
        ),
        (
            .minutes,
            "minutes|duration|estimate|estimated time|minuten|dauer|durée|duración|minutos|durata|minuti|duur|varighed|minutter|minuter|czas trwania|minuty|duração|دقائق|المدة"
        ),
        (.level, "level|indent|ebene|niveau|nivel|livello|nivå|poziom|nível|المستوى"),
    ]

    let mapping: ColumnMapping
    let doubtfulDate: String?

    init(_ table: Table, in context: ImportContext) {
        let hasHeader = Self.hasHeader(table)
        let heads = table.count > 0 ? table.texts(0) : []
        var uses = hasHeader ? Self.uses(ofHeads: heads) : [Use](repeating: .kept, count: heads.count)
        // Every table of tasks has titles: they are in the first column.
        if !uses.contains(.title), let first = uses.firstIndex(of: .kept) { uses[first] = .title }
        let order = Self.order(table, uses, from: hasHeader ? 1 : 0)
        mapping = ColumnMapping(uses: uses, dateOrder: order.order ?? context.dateOrder, hasHeader: hasHeader)
        doubtfulDate = order.doubtful
    }

    /// What columns hold by their heads. What no word is known for is kept.
    static func uses(ofHeads heads: [String]) -> [ColumnMapping.Use] {
        let heads = heads.map { SmallLetters.of(Text.trimmed($0)) }
        var uses = [Use](repeating: .kept, count: heads.count)
        var taken: [Use] = []
        for isWhole in [true, false] {
            for (use, words) in words where use == .subjects || !taken.contains(use) {
                for column in heads.indices where uses[column] == .kept && !heads[column].isEmpty {
                    let isMeant =
                        isWhole
                        ? TableWords.contains(words, heads[column])
                        : mayContain(use) && TableWords.occur(words, in: heads[column])
                    guard isMeant else { continue }
                    uses[column] = use
                    taken.append(use)
                    if use != .subjects { break }
                }
            }
        }
        return uses
    }

    /// Short words are parts of many others.
    private static func mayContain(_ use: Use) -> Bool {
        switch use {
        case .identifier, .parent, .level, .time, .cost, .done: false
        default: true
        }
    }

    /// Whether the first row names the columns: some program writes tables without names, and their first row has a date, or a cell that is empty.
    private static func hasHeader(_ table: Table) -> Bool {
        guard table.count > 0 else { return false }
        var isKnown = false
        for text in table.texts(0) {
            let head = SmallLetters.of(Text.trimmed(text))
            for (_, words) in words where TableWords.contains(words, head) { isKnown = true }
            if case .some = WrittenTime(head) { return false }
        }
        return isKnown || !table.texts(0).contains { Text.isBlank($0) }
    }

    /// The order of the numbers in dates, which all of them share. If they leave it open, the first one that does.
    static func order(_ table: Table, _ uses: [ColumnMapping.Use], from first: Int) -> (
        order: ImportContext.DateOrder?, doubtful: String?
    ) {
        var doubtful: String?
        for (column, use) in uses.enumerated() where use == .due || use == .start || use == .done {
            for row in first..<max(first, table.count) {
                let text = table.text(row, column)
                switch TableDate.order(in: text) {
                case .certain: break
                case .dayFirst: return (.dayFirst, nil)
                case .monthFirst: return (.monthFirst, nil)
                case .doubtful: if case .none = doubtful { doubtful = text }
                }
            }
        }
        return (nil, doubtful)
    }
}
