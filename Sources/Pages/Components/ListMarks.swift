import Facts
import Planner

extension Words {
    static func name(_ icon: ListIcon) -> Phrase {
        switch icon {
        case .list: .iconList
        case .home: .iconHome
        case .work: .iconWork
        case .health: .iconHealth
        case .cart: .iconCart
        case .bag: .iconBag
        case .heart: .iconHeart
        case .book: .iconBook
        case .leaf: .iconLeaf
        case .paw: .iconPaw
        case .star: .iconStar
        case .people: .iconPeople
        case .phone: .iconPhone
        case .broom: .iconBroom
        }
    }
}

extension HTML {
    /// A list's drawing, beside its name; without a colour in that of the text around it.
    @inline(never)
    mutating func listIcon(_ icon: ListIcon) {
        write("<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(fixed: icon.drawing)</svg>")
    }

    /// A list's drawing on its colour. Its name always stands beside it: neither is needed to tell lists apart.
    @inline(never)
    mutating func listMark(_ icon: ListIcon, _ colour: Colour) {
        write("<span class=\"list-mark\" data-colour=\"\(Int(colour.rawValue))\">")
        listIcon(icon)
        literal("</span>")
    }

    /// A list or a template as a row that leads to it.
    mutating func listLink(_ name: String, _ icon: ListIcon, _ colour: Colour, about: String, to route: Route) {
        write("<a class=\"category\" href=\"\(route)\">")
        listMark(icon, colour)
        write(
            """
            <span class="what"><span class="title" dir="auto">\(name)</span>\
            <span class="facts" dir="auto">\(about)</span></span>\(Symbol.next)</a>
            """
        )
    }
}
