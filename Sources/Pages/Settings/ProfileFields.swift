import Planner

// The person's name, email address and picture, all optional.

extension HTML {
    mutating func profileFields(_ form: SettingsForm, _ context: PageContext) {
        field("Name", name: "name", form[.name], as: .name, hint: "What should we call you? Optional.")
        field(
            "E-mail",
            name: "mail",
            form[.mail],
            as: .mail,
            hint: "Stored with your plan. Never used or shared."
        )
        pictureField(form.picture, context)
    }

    /// The script cuts a chosen picture to a square and makes it small; then it is sent in the form like the other fields.
    private mutating func pictureField(_ picture: FieldValue, _ context: PageContext) {
        literal(
            "<picture-field id=\"picture-field\" class=\"field\"><label for=\"picture-file\">Picture</label><div class=\"portraits\">"
        )
        portrait(context.settings, alt: "Your picture", id: "picture-now")
        literal(
            """
            <canvas id="picture-preview" class="portrait" width="192" height="192" role="img" aria-label="The chosen picture" hidden>\
            </canvas>
            """
        )
        write(
            "<input type=\"file\" id=\"picture-file\" accept=\"image/*\"\(described: "picture-file", fault: picture.fault, hint: "")></div>"
        )
        write("<input type=\"hidden\" id=\"picture-data\" name=\"picture\" value=\"\(picture.text)\">")
        write("<p class=\"fault\" id=\"picture-said\" role=\"status\"></p>")
        fault(picture.fault, for: "picture-file")
        hint("Cropped and resized on your device.", for: "picture-file")
        literal("<noscript><p class=\"hint\">Choosing a picture needs script, which this browser does not run.</p></noscript>")
        literal("</picture-field>")
    }

    /// The person's picture, or a drawing in its place.
    @inline(never)
    mutating func portrait(_ settings: Settings, alt: StaticString, id: String? = nil) {
        guard let mark = settings.picture else {
            write("<span class=\"portrait none\"\(attribute: "id", id) aria-hidden=\"true\">\(Symbol.person)</span>")
            return
        }
        write(
            """
            <img class="portrait"\(attribute: "id", id) src="\(Route.picture)?mark=\(String(mark))" alt="\(fixed: alt)" \
            width="96" height="96">
            """
        )
    }
}
