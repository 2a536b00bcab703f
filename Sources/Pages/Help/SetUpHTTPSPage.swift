/// The short steps by which a server in a home network gets HTTPS. `docs/household.md` has all of them.
package final class SetUpHTTPSPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.https] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .today }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<article class=\"prose\" id=\"https-ways\"><p>\(.httpsLead)</p><p>\(.httpsPlan)</p>")
        way(&html, .httpsPrivate, .httpsPrivateHow, Self.privateAuthority)
        html.write("<p>\(.httpsPrivateDevices)</p>")
        way(&html, .httpsName, .httpsNameHow, Self.ownName)
        way(&html, .httpsMesh, .httpsMeshHow, Self.mesh)
        way(&html, .httpsThen, .httpsThenHow, Self.afterwards)
        let file = MarkupTag("<code dir=\"ltr\">\(fixed: Self.file)</code>", "")
        html.write("<p class=\"hint\">\(.httpsMore(file: file))</p></article>")
    }

    private func way(_ html: inout HTML, _ name: Phrase, _ how: Phrase, _ commands: StaticString) {
        html.write("<h2>\(name)</h2><p>\(how)</p><pre class=\"commands\" dir=\"ltr\"><code>\(fixed: commands)</code></pre>")
    }

    /// What is typed, the same in all languages.
    static let commands = [privateAuthority, ownName, mesh, afterwards, file]

    private static let file: StaticString = "/usr/share/doc/teaspoon/household.md"

    private static let privateAuthority: StaticString = """
        apt-get install caddy

        # /etc/caddy/Caddyfile
        teaspoon.home.arpa {
            tls internal
            reverse_proxy 127.0.0.1:8080
        }

        systemctl reload caddy
        # The root certificate, for the devices:
        /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
        """

    private static let ownName: StaticString = """
        apt-get install nginx certbot python3-certbot-dns-cloudflare
        certbot certonly --dns-cloudflare --dns-cloudflare-credentials /root/dns.ini -d plan.example.org
        """

    private static let mesh: StaticString = """
        tailscale up
        tailscale serve --bg 8080
        """

    private static let afterwards: StaticString = """
        # /etc/teaspoon/environment
        TEASPOON_ADDRESS=https://teaspoon.home.arpa
        TEASPOON_TRUST_PROXY=yes

        systemctl restart teaspoon
        """
}
