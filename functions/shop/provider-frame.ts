import { html } from 'hono/html'
import type { Call } from './app'
import type { Language } from './locale'

type ProviderPage = {
  language: Language
  title: string
  body: ReturnType<typeof html>
  status?: 200 | 404 | 409 | 422
}

/** A page of the reference provider, which replaces a real shop's services: not cached, not framed, no referrer. */
export function providerFrame(
  call: Call,
  { language, title, body, status = 200 }: ProviderPage,
): Response | Promise<Response> {
  call.header('Cache-Control', 'no-store')
  call.header('Referrer-Policy', 'no-referrer')
  call.header('X-Frame-Options', 'DENY')
  return call.html(
    html`<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  )
}

const STYLE = `:root{color-scheme:light dark}body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui}
label{display:block;margin-block:.75rem}input{display:block;width:100%;box-sizing:border-box;min-height:2.75rem;padding:.25rem .75rem;font:inherit}
button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem;margin-block:.25rem}.people button{display:block;width:100%;text-align:start}
small{display:block;opacity:.75}`
