import ArgumentParser
import Server

extension SiteAddress {
    /// The address as the command line says it, or else the environment; nil if neither does.
    ///
    /// - Throws: `ValidationError` if it is no address of a site.
    static func said(_ typed: String?) throws -> SiteAddress? {
        guard let typed = typed ?? Environment["TEASPOON_ADDRESS"] else { return nil }
        do {
            return try SiteAddress(typed)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
