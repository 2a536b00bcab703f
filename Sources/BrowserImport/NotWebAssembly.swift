#if !arch(wasm32)
/// The target outside of WebAssembly, where it is no module for a browser: a build of the whole package includes it.
@main
enum NotWebAssembly {
    static func main() {
        print("This is the part of Teaspoon that reads files in a browser: build it with `make wasm`.")
    }
}
#endif
