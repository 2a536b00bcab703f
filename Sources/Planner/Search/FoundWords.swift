extension Text {
    /// Where in a title the words are that it was found by: the first byte and the one after the last of each, one after the other.
    /// A word is found where one of the title begins with it, however it is accented.
    public static func places(of words: String, in title: String) -> [Int] {
        let wanted = folded(words)
        let bytes = Array(title.utf8)
        var places: [Int] = []
        var at = 0
        var isAtStart = true
        while at < bytes.count {
            let end = isAtStart ? foundEnd(bytes, at, wanted) : at
            if end > at {
                places.append(at)
                places.append(end)
                at = end
                isAtStart = false
            } else {
                isAtStart = !bytes[at].isInWord
                at += 1
            }
        }
        return places
    }

    /// Where the longest of the words ends that begins at a byte of a title; that byte itself where none does.
    private static func foundEnd(_ title: [UInt8], _ start: Int, _ wanted: [UInt8]) -> Int {
        var best = start
        var first = 0
        while first < wanted.count {
            var last = first
            while last < wanted.count, wanted[last] != 0x20 { last += 1 }
            var end = start
            var read: [UInt8] = []
            while end < title.count, read.count < last - first || title.isInCharacter(end) {
                end += 1
                if !title.isInCharacter(end) { read = folded(String(decoding: title[start..<end], as: UTF8.self)) }
            }
            if last > first, read.elementsEqual(wanted[first..<last]) { best = max(best, end) }
            first = last + 1
        }
        return best
    }
}

extension UInt8 {
    /// Whether a word goes on with it: a letter, a digit, or a part of a letter that is no ASCII.
    fileprivate var isInWord: Bool {
        self > 0x7f || (0x30...0x39).contains(self) || (0x61...0x7a).contains(self | 0x20)
    }
}

extension [UInt8] {
    /// Whether a byte belongs to the letter that begins before it.
    fileprivate func isInCharacter(_ index: Int) -> Bool {
        index < count && self[index] & 0xc0 == 0x80
    }
}
