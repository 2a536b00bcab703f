/**
 * The page of last resort, for when the planner cannot make one: says what happened and shows what
 * was typed.
 */
export const PlainPage = {
  /**
   * @param {string} release
   * @param {{language: string, direction: string, text: Function}} words of `WorkerWords`
   * @param {string} message what happened, in one or two sentences
   * @param {object} [about]
   * @param {{contentType: string, body: Uint8Array}} [about.asked] the request's body
   * @param {string} [about.title]
   * @param {number} [about.status]
   */
  response(release, words, message, about = {}) {
    const { asked, title = words.text('plain-title'), status = 503 } = about;
    const typed = PlainPage.typed(asked);
    const kept = typed && `<p><label for="typed">${PlainPage.escape(words.text('plain-typed'))}</label></p>`
      + `<textarea id="typed" dir="auto" rows="8" readonly>\n${PlainPage.escape(typed)}</textarea>`;
    const html = `<!doctype html>
<html lang="${PlainPage.escape(words.language)}" dir="${PlainPage.escape(words.direction)}" data-release="${PlainPage.escape(release)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Teaspoon</title>
<link rel="stylesheet" href="/static/${PlainPage.escape(release)}/app.css"></head>
<body><main id="main"><h1>${PlainPage.escape(title)}</h1>
<p>${PlainPage.escape(message)}</p>
${kept}
<p><a href="/app/today">${PlainPage.escape(words.text('plain-today'))}</a></p></main>
<div id="toast" role="status"></div></body>
</html>
`;
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; "
          + "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-answered-by': 'worker',
      },
    });
  },

  /** The values a person may have typed, one under the other: neither files nor pictures. */
  typed({ contentType = '', body = new Uint8Array() } = {}) {
    if (!contentType.startsWith('application/x-www-form-urlencoded')) return '';
    const unseen = new Set(['nonce', 'back', 'copy', 'picture', 'was']);
    return [...new URLSearchParams(new TextDecoder().decode(body))]
      .filter(([name, value]) => value !== '' && !unseen.has(name))
      .map(([, value]) => value)
      .join('\n');
  },

  /** @param {string} text */
  escape(text) {
    /** @type {Object<string, string>} */
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
    return text.replace(/[&<>"']/g, (character) => entities[character]);
  },
};
