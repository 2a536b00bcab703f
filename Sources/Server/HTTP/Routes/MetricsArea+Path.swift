import Pages

extension Metrics.Area {
    /// The area of a path, whether or not a route is there.
    init(path: String) {
        func isIn(_ root: String) -> Bool { path == root || path.hasPrefix(root + "/") }
        self =
            switch path {
            case SyncController.path: .sync
            case ChangeFeedController.path: .live
            case _ where isIn(Route.root): .pages
            case _ where isIn(AccountRoute.account.path): .account
            case _ where isIn(GalleryRoute.gallery.path): .gallery
            case _ where path.hasPrefix(PublicLinkRoute.shown.prefix): .shared
            case _ where path.hasPrefix(PublicFiles.root): .files
            default: .other
            }
    }
}
