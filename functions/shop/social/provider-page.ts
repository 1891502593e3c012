import { html } from 'hono/html'
import type { ProviderPerson } from './people'

const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'Twitter' }

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 16px;color:#1d1d1f;background:#fff}
button{display:block;width:100%;min-height:48px;margin:8px 0;padding:8px 16px;border:1px solid #8e8e93;border-radius:8px;background:#fff;color:inherit;font:inherit;text-align:start;cursor:pointer}
small{display:block;color:#5b5b60}
@media(prefers-color-scheme:dark){body,button{background:#1d1d1f;color:#f5f5f7}small{color:#b0b0b5}}`

/** The reference provider's page: who goes on to the shop, or nobody. Its form carries what the shop's address said. */
export function providerPage(
  platform: keyof typeof NAMES,
  asked: { state: string; redirectUri: string },
  people: ProviderPerson[],
) {
  const one = ({ subject, name, surname, email }: ProviderPerson) =>
    html`<button name="subject" value="${subject}">${name} ${surname}<small>${email}</small></button>`
  return html`<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${NAMES[platform]} (deneme)</title><style>${STYLE}</style></head>
<body><main><h1>${NAMES[platform]} hesabı seç</h1>
<p>Bu sayfa, deneme mağazasında ${NAMES[platform]} yerine durur.</p>
<form method="post"><input type="hidden" name="state" value="${asked.state}"><input type="hidden" name="redirect_uri" value="${asked.redirectUri}">
${people.map(one)}<button name="subject" value="">Vazgeç</button></form></main></body></html>`
}
