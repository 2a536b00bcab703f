import Planner

/// Labels by which people say in other programs how much a task takes: "spoons-3", "3 spoons", "🥄🥄🥄", "energy:low".
enum SpoonLabel {
    /// Suggests the costs that labels say, for tasks without one.
    static func suggest(in reading: inout ImportReading) {
        var suggested = [Bool](repeating: false, count: reading.outline.tasks.count)
        for cost in reading.costs where cost.task < suggested.count { suggested[cost.task] = true }
        for (place, task) in reading.outline.tasks.enumerated() {
            guard task.cost == nil, !suggested[place] else { continue }
            for label in task.subjects {
                guard let cost = cost(label) else { continue }
                reading.costs.append(ImportReading.Cost(task: place, cost: cost, label: label))
                break
            }
        }
    }

    /// The cost that a label says; nil: it says something else.
    static func cost(_ label: String) -> Int? {
        guard label.utf8.count <= 60 else { return nil }
        let text = SmallLetters.of(Text.trimmed(label))
        var (words, numbers, spoons): ([String], [Int], Int) = ([], [], 0)
        var (word, digits): ([UInt8], [UInt8]) = ([], [])
        for scalar in text.unicodeScalars {
            // A spoon, and the mark that makes it a picture.
            if scalar.value == 0x1f944 {
                spoons += 1
                continue
            }
            if scalar.value == 0xfe0f { continue }
            let isDigit = (0x30...0x39).contains(scalar.value)
            if !isDigit, !digits.isEmpty {
                numbers.append(number(digits))
                digits = []
            }
            let isLetter = (0x61...0x7a).contains(scalar.value) || scalar.value >= 0x80
            if !isLetter, !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            if isDigit {
                digits.append(UInt8(scalar.value))
            } else if isLetter {
                word += Array(String(scalar).utf8)
            } else {
                // Between the two stands at most a sign.
                guard TableWords.contains(" |-|_|:|=|/", String(scalar)) else { return nil }
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        if !digits.isEmpty { numbers.append(number(digits)) }
        if spoons > 0 { return words.isEmpty && numbers.isEmpty && Costs.range.contains(spoons) ? spoons : nil }
        guard let first = words.first else { return nil }
        if numbers.count == 1, words.count == 1, TableWords.contains(names, first) {
            return Costs.range.contains(numbers[0]) ? numbers[0] : nil
        }
        if numbers.isEmpty, words.count == 2, TableWords.contains("energy|effort|energie|énergie|energía|energia|energi", first) {
            if TableWords.contains("low|niedrig|faible|baja|bassa|laag|lav|låg|niska|baixa", words[1]) { return 2 }
            if TableWords.contains("medium|mid|mittel|moyenne|media|gemiddeld|mellem|medel|średnia|média", words[1]) { return 4 }
            if TableWords.contains("high|hoch|haute|élevée|alta|hoog|høj|hög|wysoka", words[1]) { return 6 }
        }
        return nil
    }

    private static let names: StaticString = """
        spoon|spoons|energy|löffel|cuillère|cuillères|cuchara|cucharas|cucchiaio|cucchiai|lepel|lepels|ske|skeer|sked|skedar|łyżka|łyżki|łyżeczka|\
        łyżeczki|łyżeczek|colher|colheres|ملعقة|ملاعق
        """

    private static func number(_ digits: [UInt8]) -> Int {
        var number = 0
        for digit in digits.prefix(4) { number = number * 10 + Int(digit - UInt8(ascii: "0")) }
        return number
    }
}
