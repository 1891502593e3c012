const words = {
  tr: [
    'Bir hata oluştu',
    'Sayfa şu an gösterilemiyor. Birazdan yeniden deneyin.',
    'Ana sayfa',
    'Sepet',
    'Ara',
  ],
} as const

/** The page for when nothing else can be rendered: no script, no style sheet, links to go on, an id to quote. */
export function fallbackPage(status: number, requestId: string, detail = ''): Response {
  const [title, text, home, cart, search] = words.tr
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><main><h1>${title}</h1><p>${text}</p>${detail ? `<p>${detail}</p>` : ''}<p><a href="/">${home}</a> · <a href="/sepet">${cart}</a> · <a href="/arama">${search}</a></p><p><small>${requestId}</small></p></main></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '30' } : {}),
    },
  })
}
