import Planner

// The person's name, email address and picture, all optional.

extension HTML {
    mutating func profileFields(_ form: SettingsForm, _ context: PageContext) {
        field(words[.profileName], name: "name", form[.name], as: .name, hint: words[.profileNameHint])
        field(
            words[.profileMail],
            name: "mail",
            form[.mail],
            as: .mail,
            hint: words[.profileMailHint]
        )
        pictureField(form.picture, context)
    }

    /// The script cuts a chosen picture to a square and makes it small; then it is sent in the form like the other fields.
    private mutating func pictureField(_ picture: FieldValue, _ context: PageContext) {
        write(
            "<picture-field id=\"picture-field\" class=\"field\"><label for=\"picture-file\">\(.profilePicture)</label><div class=\"portraits\">"
        )
        portrait(context.settings, alt: .profilePictureNow, id: "picture-now")
        write(
            """
            <canvas id="picture-preview" class="portrait" width="192" height="192" role="img" aria-label="\(.profilePictureChosen)" hidden>\
            </canvas>
            """
        )
        write(
            "<input type=\"file\" id=\"picture-file\" accept=\"image/*\"\(described: "picture-file", fault: picture.fault, hint: "")></div>"
        )
        write("<input type=\"hidden\" id=\"picture-data\" name=\"picture\" value=\"\(picture.text)\">")
        write("<p class=\"fault\" id=\"picture-said\" role=\"status\"></p>")
        fault(picture.fault, for: "picture-file")
        hint(words[.profilePictureHint], for: "picture-file")
        write("<noscript><p class=\"hint\">\(.profilePictureScript)</p></noscript>")
        literal("</picture-field>")
    }

    /// The person's picture, or a drawing in its place.
    @inline(never)
    mutating func portrait(_ settings: Settings, alt: Phrase?, id: String? = nil) {
        guard let mark = settings.picture else {
            write("<span class=\"portrait none\"\(attribute: "id", id) aria-hidden=\"true\">\(Symbol.person)</span>")
            return
        }
        let name = alt.map { words[$0] } ?? ""
        write(
            """
            <img class="portrait"\(attribute: "id", id) src="\(Route.picture)?mark=\(String(mark))" alt="\(name)" \
            width="96" height="96">
            """
        )
    }
}
