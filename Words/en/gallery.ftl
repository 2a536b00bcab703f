### Only pages of the server say these.

## The gallery: templates that people published for everybody on this server.

gallery = Gallery
gallery-lead = Templates that other people on this server published. Using one creates your own editable list.
# In the field of the search while it is empty.
gallery-search = Search templates
# The name of that field, for screen readers.
gallery-search-field = Search templates
gallery-search-button = Search
# The name of the next two links together, for screen readers.
gallery-order = Order
gallery-order-newest = Newest
gallery-order-uses = Most used
gallery-none = No templates have been published yet.
# A search found nothing.
gallery-none-found = No results.
# A search found nothing so far, and can go on: “Show more”.
gallery-none-yet = No results so far. There are more templates to search.
# The name of the next two links together, for screen readers.
gallery-pages = More templates
gallery-pages-all = Show all templates
gallery-pages-next = Show more
# Links to other pages.
gallery-mine = Your templates
gallery-mine-facts = Published by you
gallery-reports = Reports
gallery-templates = Templates in your app

## What is said of a template, here and in lists: parts with a dot between.

gallery-fact-anonymous = Anonymous
gallery-fact-by = by <author></author>
gallery-fact-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
gallery-fact-checklist = Checklist
# How often somebody made a list from it.
gallery-fact-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
}
# In place of the cost of an item that is a rest.
gallery-item-rest = Rest

## The templates that the person published.

gallery-own = Your templates
# <b> makes the words bold; they are those of the menu.
gallery-own-empty = You haven’t published anything yet. Open a list or a template of yours, and choose <b>Publish in the gallery</b> in its menu.
gallery-own-removed = Removed by the administrator of this server.
gallery-own-hint = To withdraw one, open it.
gallery-own-templates = Templates in your app

## One published template.

published-removed = The administrator of this server removed this from the gallery. Only you can still see it.
published-use = Use template
# Over what is in it.
published-items = Items
# Over the next text and a button.
published-mine = You published this
published-withdraw-hint = Withdrawing removes it from the gallery. Lists that others made from it are kept.
published-withdraw = Withdraw
# Over one button.
published-administrator = You’re the administrator
published-remove = Remove from the gallery
published-sign-in = Is something wrong with it? <a>Sign in</a> to report it.
# Opens a form.
published-report = Report this template
published-report-reason = What is wrong with it?
published-report-hint = The administrator of this server reads your report and decides. The author of the template is not told who sent it.
published-report-empty = Say in a few words what is wrong.
published-report-send = Send report
published-report-sent = Report sent. The administrator of this server will read it.

## Publishing a list or a template.

publish = Publish in the gallery
publish-lead = Everyone who can open this server will be able to see and use it, with or without an account. You can withdraw it at any time. Lists that others made from it are kept.
publish-title = Title
publish-about = Description (optional)
publish-author = Author name (optional)
publish-author-hint = Any name you like. Leave it empty to publish anonymously. Your e-mail address is never shown.
publish-costs = Include costs and durations
publish-look = Preview
publish-hint = Titles and steps are published. Notes, dates, subjects, days and what is done never are.
publish-preview = Preview
publish-preview-lead = This is what everyone will see, and nothing else:
publish-preview-cut = A template has at most { NUMBER($items) } items: these are the first.
publish-do = Publish
publish-change = Edit

# What can be wrong. Nothing was published then.
publish-empty = This list is empty: there is nothing to publish yet.
publish-changed = The list has changed since the preview. This is the new preview; nothing was published yet.
publish-too-many = You can publish at most { NUMBER($templates) } templates. Withdraw one to publish another.
publish-title-empty = Enter a title.
publish-title-long = The title can have at most { NUMBER($characters) } characters.
publish-about-long = The description can have at most { NUMBER($characters) } characters.
publish-author-long = The author name can have at most { NUMBER($characters) } characters.

## Reports about templates, for the administrator.

gallery-reported = Reports
gallery-reported-empty = No open reports.
# “Remove” and “Keep” are buttons.
gallery-reported-lead = Either choice closes all reports of a template. Only the author can still see a removed template, and is told there that it was removed.
gallery-report-sent = { $days ->
    [0] Reported in the last 24 hours
    [one] Reported { $days } day ago
   *[other] Reported { $days } days ago
}
gallery-report-remove = Remove
gallery-report-keep = Keep
# The names of these two buttons for screen readers. They begin with the word that is seen.
gallery-report-remove-template = Remove: { $template }
gallery-report-keep-template = Keep: { $template }
