import { banners, topCategories } from '../catalogue/page-answer'
import { localPath } from '../catalogue/view'
import { type Category, categoryOf } from '../data/categories'
import { pageLinks } from '../data/contents'
import { currencies, languages, type Texts } from '../data/languages'
import { cartInfo, memberInfo, memberOf } from '../members/signed-in'
import type { Call } from '../server/call'
import { html } from '../server/reply'
import { escaped, inScript } from './escape'

/** What a page of the platform's own theme consists of. */
export type Page = {
  title: string
  description?: string
  /** The paths of the same page in each language; none for pages that only members see. */
  paths?: Texts
  image?: string
  type?: 'website' | 'product'
  /** Structured data. */
  data?: object[]
  body: string
  status?: number
  pageId: number
  /** For the theme's script. */
  link?: { type: string; id: number }
}

const absolute = (call: Call, path: string): string => `${call.platform.origin}/${encodeURI(path)}`

function head(call: Call, page: Page): string {
  const title = escaped(`${page.title} | Kekik & Çınar`)
  const description = escaped(page.description ?? page.title)
  const { paths } = page
  const canonical = paths ? absolute(call, localPath(paths, call.language)) : ''
  const alternates = paths
    ? languages
        .map(
          ({ code }) =>
            `<link rel="alternate" hreflang="${code}" href="${absolute(call, localPath(paths, code))}">`,
        )
        .join('')
    : '<meta name="robots" content="noindex">'
  const graph = (page.data ?? [])
    .map((one) => `<script type="application/ld+json">${inScript(one)}</script>`)
    .join('\n')
  return `<meta charset="utf-8"><base href="${call.platform.origin}/"><title>${title}</title>
<meta name="description" content="${description}">
${canonical && `<link rel="canonical" href="${canonical}">`}${alternates}
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:type" content="${page.type ?? 'website'}">${canonical && `<meta property="og:url" content="${canonical}">`}
${page.image ? `<meta property="og:image" content="${escaped(page.image)}">` : ''}
${graph}`
}

function menu(call: Call, list: Category[]): string {
  const items = list.map((one) => {
    const below = one.children.length > 0 ? menu(call, one.children) : ''
    const href = encodeURI(localPath(one.path, call.language))
    return `<li data-id="${one.id}"><a href="/${href}" title="${escaped(one.title[call.language])}">${escaped(one.title[call.language])}</a>${below}</li>`
  })
  return `<ul class="menu">${items.join('')}</ul>`
}

/** The theme's page globals, as its scripts read them. */
function globalsScript(call: Call, page: Page): string {
  const values = {
    LANGUAGE: call.language,
    LANGUAGE_LIST: languages.map(({ code, title }) => ({ CODE: code, TITLE: title })),
    CURRENCY: call.currency,
    CURRENCY_LIST: currencies.map(({ code, name }) => ({ TITLE: code, NAME: name })),
    DECIMAL_LENGTH: 2,
    SEP_DEC: ',',
    SEP_THO: '.',
    PAGE_ID: page.pageId,
    LINK_TYPE: page.link?.type ?? 'page',
    LINK_TABLE_ID: page.link?.id ?? 0,
    PAGE_LINK: pageLinks,
    MEMBER_INFO: memberInfo(call),
    CART_INFO: cartInfo(call),
    CART_CSRF_TOKEN: call.session.csrf,
    CART_DROPDOWN_LIST: 1,
    ENDPOINT_PREFIX: Buffer.from(call.platform.settings.pathPrefix).toString('base64'),
    SETTINGS: { NEGATIVE_STOCK: call.platform.settings.negativeStock ? 1 : 0, KVKK_REQUIRED: 1 },
  }
  const lines = Object.entries(values).map(([name, value]) => `var ${name} = ${inScript(value)};`)
  return `<script>${lines.join('\n')}</script>`
}

function header(call: Call): string {
  const member = memberOf(call)
  const { COUNT, TOTAL } = cartInfo(call)
  const account = member
    ? `<a href="/${pageLinks.MEMBER_PERSONAL_INFO}">${escaped(`${member.name} ${member.surname}`)}</a> <a href="/srv/service/customer/logout">Çıkış</a>`
    : `<a href="/${pageLinks.MEMBER_LOGIN}">Giriş Yap</a> <a href="/${pageLinks.MEMBER_REGISTER}">Üye Ol</a>`
  return `<header><a id="logo" href="/"><img src="/Data/banner/logo.svg" alt="Kekik &amp; Çınar"></a>
<form action="/${pageLinks.SEARCH}" method="get"><input id="live-search" name="q" type="search"></form>
<div id="hm-links">${account} <a href="/${pageLinks.CART}">Sepet <span class="cart-soft-count">${COUNT}</span> <span class="cart-soft-price">${TOTAL}</span> ${call.currency}</a></div>
<nav id="main-menu">${menu(call, topCategories())}</nav></header>`
}

const footer = `<footer><a href="/hakkimizda">Hakkımızda</a> <a href="/kargo-ve-teslimat">Kargo ve Teslimat</a>
<a href="/iletisim">İletişim</a> <a href="/kvkk">KVKK</a></footer>`

/** A whole page. */
export function layout(call: Call, page: Page): Response {
  const text = `<!DOCTYPE html>
<html lang="${call.language}"><head>${head(call, page)}
${globalsScript(call, page)}</head>
<body id="page-${page.pageId}">${header(call)}<main>${page.body}</main>${footer}</body></html>`
  return html(text, page.status ?? 200)
}

export const bannerMarkup = (call: Call): string =>
  banners(call)
    .map(
      ({ TITLE, URL: url, IMAGE }) =>
        `<a class="slider-item" href="${escaped(url)}"><img src="${escaped(IMAGE)}" alt="${escaped(TITLE)}"></a>`,
    )
    .join('')

/** The tree below a category, for its page. */
export const subcategories = (call: Call, id: number): string => {
  const list = categoryOf(id)?.children ?? []
  return list.length > 0 ? menu(call, list) : ''
}
