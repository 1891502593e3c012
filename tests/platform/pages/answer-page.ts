import { resolve, type Target } from '../catalogue/resolve'
import { paymentPage } from '../checkout/payment-page'
import { securityCodeFile } from '../members/captcha'
import { providerPage } from '../members/social-calls'
import { pictureAt } from '../pictures/picture-paths'
import { isSectionSeven } from '../platform'
import type { Call } from '../server/call'
import { redirect } from '../server/reply'
import { escaped } from './escape'
import { layout } from './layout'
import { homePage, listOf, ownList } from './list-pages'
import { hasOtherTheme, otherThemePage } from './other-theme/pages'
import { ownPage } from './own-pages'
import { productPage } from './product-page'

/** The page of a path that leads nowhere. */
export const notFoundPage = (call: Call, status = 404): Response =>
  layout(call, {
    title: 'Sayfa bulunamadı',
    pageId: 73,
    status,
    body: '<h1>Aradığınız sayfa bulunamadı</h1><a href="/">Ana sayfa</a>',
  })

function ownLists(call: Call, path: string): Response | undefined {
  if (path === 'arama' || path === 'search') {
    const word = call.query.get('q')
    return ownList(call, `Arama: ${word}`, { kind: 'search', word }, path)
  }
  if (path === 'yeni-urunler') return ownList(call, 'Yeni Ürünler', { kind: 'new' }, path)
  if (path === 'indirimli-urunler')
    return ownList(call, 'İndirimli Ürünler', { kind: 'discounted' }, path)
  return undefined
}

function targetPage(call: Call, target: Target): Response {
  const other = hasOtherTheme(call, target) ? otherThemePage(call, target) : undefined
  if (other) return other
  if (target.type === 'home') return homePage(call)
  if (target.type === 'product') return productPage(call, target)
  if (target.type === 'redirect') return redirect(`/${target.to}`, 301)
  if (target.type !== 'content') return listOf(call, target)
  const { content } = target
  return layout(call, {
    title: content.title[call.language],
    paths: content.path,
    pageId: 9,
    link: { type: 'content', id: content.id },
    body: `<h1>${escaped(content.title[call.language])}</h1>${content.html[call.language]}`,
  })
}

/**
 * A path that leads nowhere: the specification's calls alone leave a page with 404 for all others; real shops
 * otherwise redirect, calls and files to the home page, the rest to their page for it.
 */
function nowhere(call: Call): Response {
  const { missingCallAnswer, redirectTarget } = call.platform.settings
  if (missingCallAnswer === 'redirect' && redirectTarget !== '/404') return redirect(redirectTarget)
  if (call.path === '/404' || isSectionSeven(call.platform)) return notFoundPage(call)
  const isFile = /^\/(?:srv|api|Diger|Data)\/|\.\w+$/.test(call.path)
  return redirect(isFile ? '/' : '/404')
}

/** Everything that is no call: pictures, pages, and paths that lead nowhere. */
export function answerPage(call: Call): Response {
  const file =
    pictureAt(call.path) ?? securityCodeFile(call) ?? paymentPage(call) ?? providerPage(call)
  if (file) return file
  const { language, target, rest } = resolve(call.platform, call.path)
  const local = { ...call, language }
  if (call.path === call.platform.settings.redirectTarget && call.path !== '/404')
    return homePage(local)
  if (call.platform.settings.missingPages.includes(rest)) return nowhere(local)
  return (
    ownPage(local, rest) ??
    ownLists(local, rest) ??
    (target ? targetPage(local, target) : nowhere(local))
  )
}
