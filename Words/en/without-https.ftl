### Only pages of the server say these.

## The first page where the browser can keep no plan, because it came without HTTPS.

keep-here = Your plan can live on this server
# The address that was opened, with http://, stands in the place of the tag.
keep-here-lead = You opened <address></address>. Without HTTPS, the browser cannot keep your plan on this device. The server can.
keep-here-means = What that means
keep-here-works = All of it works, on every device in this network.
keep-here-network = It needs the network: nothing offline, no reminders while Teaspoon is closed.
keep-here-read = Others in this network could read along. Fine at home, not in a café.
keep-here-yours = If this is your server
# Two lines under “Set up HTTPS”.
keep-here-minutes = about 10 minutes
keep-here-then = then it works offline, too

## What is said where the server keeps a plan because the browser cannot.

problem-said-never-kept = This browser cannot keep your plan on this device. This server can, for this browser only.
problem-said-no-room = This server accepts no further plans without an account at the moment, so nothing was changed. Sign in, or tell its administrator.
# As said-no-cookie, where JavaScript would not help.
said-no-cookie-server = This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site. Then try again.
account-guest-why-server = With an account, your phone and your computer show the same plan, and you lose nothing if a device is lost. It also brings shared lists. Everything here moves into your account.
about-data-account-server = In your account on this server ({ $mail }).

## How a server in a home network gets HTTPS.

https = Set up HTTPS
https-lead = A program on the same machine adds HTTPS. There are three ways, and one is enough. All commands are for Debian, as the user root.
https-plan = With HTTPS, this server has a new address. Sign in there. Without an account, save a backup here first and restore it there.
# The first of the three ways: a heading.
https-private = Your own certificate authority
https-private-how = You need no domain. Caddy makes the certificate. The name in its settings is the one by which your network finds the server.
https-private-devices = Each device has to trust this server once. Copy the root certificate there, open it, and install it as one that you trust.
# The second.
https-name = A domain of your own
https-name-how = The certificate comes by way of the domain’s DNS, so the server need not be reachable from the internet. The domain points to its address in your network.
# The third.
https-mesh = A private network
https-mesh-how = Each device joins it with the app Tailscale. It also works away from home.
https-then = Last, for all three
https-then-how = Write the new address into the settings of Teaspoon, then restart it.
# The name of a file stands in the place of the tag.
https-more = Every step, also those on phones: <file></file>
# Somebody wants to keep a plan apart from their account, and as many are kept as there can be. The server keeps them.
said-apart-full = This browser keeps at most { NUMBER($most) } plans apart, so nothing was changed. Take this plan along. Or sign out, then open one of the other plans: it can be erased, or go into an account.
