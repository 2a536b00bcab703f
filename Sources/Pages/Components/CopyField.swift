extension HTML {
    /// A text to be copied, a link for instance. The script's button copies it; without a script it is copied as any other text.
    mutating func copyField(_ text: String, id: StaticString, label: Markup, hint: Markup) {
        write(
            """
            <div class="field"><label for="\(fixed: id)">\(label)</label><copy-text>\
            <input id="\(fixed: id)" readonly value="\(text)" dir="ltr" autocomplete="off" aria-describedby="\(fixed: id)-hint">\
            <button type="button" class="button" aria-controls="\(fixed: id)">\(.copyText)</button><span class="hint" role="status"></span>\
            </copy-text><p class="hint" id="\(fixed: id)-hint">\(hint)</p></div>
            """
        )
    }
}
