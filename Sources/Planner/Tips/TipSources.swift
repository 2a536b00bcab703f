extension Tip.Source {
    /// The sources of several tips.
    static let nice = Tip.Source(
        author: "NICE",
        year: "2021",
        title: "ME/CFS: diagnosis and management, NG206, 1.11",
        publication: .at("nice.org.uk", address: "https://www.nice.org.uk/guidance/ng206")
    )
    static let covidRecovery = Tip.Source(
        author: "NHS England",
        year: "2020",
        title: "Your COVID Recovery: managing daily activities",
        publication: .closed("2024")
    )
    static let offloading = Tip.Source(
        author: "Gilbert, Boldt, Sachdeva, Scarampi and Tsai",
        year: "2022",
        title: "Outsourcing memory to external tools: a review of “intention offloading”",
        publication: .at("Psychonomic Bulletin & Review", address: "https://doi.org/10.3758/s13423-022-02139-4")
    )
    static let cootey = Tip.Source(
        author: "Douglas Cootey",
        year: "2012",
        title: "ADHD: two ways to trounce to-do lists",
        publication: .at(
            "douglascootey.com",
            address: "https://douglascootey.com/2012/11/adhd-two-ways-to-trounce-todo-lists.html"
        )
    )
    static let cognitive = Tip.Source(
        author: "World Wide Web Consortium",
        year: "2021",
        title: "Making content usable for people with cognitive and learning disabilities",
        publication: .at("w3.org", address: "https://www.w3.org/TR/coga-usable/")
    )
}
