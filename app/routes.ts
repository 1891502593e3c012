import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config'
import { index, route } from '@remix-run/route-config'
import { languages } from './i18n/languages'
import { type PageName, type ProductPageName, productPages, siteMap } from './site-map'

/** One module under its path of each language, or under its one path. */
function page(name: PageName, file: string): RouteConfigEntry[] {
  const entry = siteMap[name]
  const bare = (path: string) => path.replace(/^\//, '')
  if (typeof entry === 'string') return [route(bare(entry), file)]
  return languages.map((language) => {
    const id = `${name}-${language}`
    const path = bare(entry[language])
    return path === '' ? index(file, { id }) : route(path, file, { id })
  })
}

/** A page about a product, whose own path is the rest of the address. */
function aboutProduct(name: ProductPageName, file: string): RouteConfigEntry {
  return route(`${productPages[name].slice(1)}/*`, file)
}

/** The site map: every URL and its module. Products, categories and content come by the last line. */
export default [
  ...page('home', 'home/home.route.tsx'),
  ...page('search', 'search/search.route.tsx'),
  ...page('suggest', 'search/suggest.route.ts'),
  ...page('stores', 'stores/stores.route.tsx'),
  ...page('categories', 'catalog/categories.route.tsx'),
  ...page('cart', 'cart/cart.route.tsx'),
  ...page('add', 'cart/add.route.ts'),
  ...page('line', 'cart/line.route.ts'),
  ...page('all', 'cart/all.route.ts'),
  ...page('storeChoice', 'stores/store-choice.route.tsx'),
  ...page('order', 'order/order.route.tsx'),
  ...page('orderAddress', 'order/address.route.tsx'),
  ...page('orderWays', 'order/ways.route.tsx'),
  ...page('orderInstalments', 'order/instalments.route.tsx'),
  ...page('orderConfirm', 'order/confirm.route.tsx'),
  ...page('orderDocument', 'order/document.route.tsx'),
  ...page('orderResult', 'order/result.route.tsx'),
  ...page('addresses', 'address/addresses.route.tsx'),
  ...page('address', 'address/address.route.tsx'),
  ...page('addressRemove', 'address/remove.route.ts'),
  ...page('addressLevels', 'address/levels.route.ts'),
  ...page('taxOffices', 'address/tax-offices.route.ts'),
  ...page('signIn', 'auth/sign-in.route.tsx'),
  ...page('signOut', 'auth/sign-out.route.ts'),
  ...page('signedOut', 'auth/signed-out.route.ts'),
  ...page('account', 'auth/account.route.tsx'),
  ...page('register', 'register/register.route.tsx'),
  ...page('activation', 'register/activation.route.tsx'),
  ...page('newsletter', 'newsletter/newsletter.route.tsx'),
  ...page('changePassword', 'password/change.route.tsx'),
  ...page('forgotPassword', 'password/forgot.route.tsx'),
  ...page('resetPassword', 'password/reset.route.tsx'),
  ...page('personalData', 'register/personal.route.tsx'),
  ...page('preferences', 'register/preferences.route.tsx'),
  ...page('oneTimeCode', 'one-time-code/code.route.tsx'),
  ...page('verifyPhone', 'one-time-code/verify.route.tsx'),
  ...page('orders', 'orders/orders.route.tsx'),
  ...page('orderDetail', 'orders/order-detail.route.tsx'),
  ...page('orderReturn', 'orders/order-return.route.tsx'),
  ...page('orderFollow', 'orders/order-follow.route.tsx'),
  ...page('cards', 'wallet/cards.route.tsx'),
  ...page('cardAdd', 'wallet/card-add.route.ts'),
  ...page('payByCard', 'order/pay-by-card.route.ts'),
  ...page('contact', 'messages/contact.route.tsx'),
  ...page('messages', 'messages/messages.route.tsx'),
  ...page('message', 'messages/message.route.tsx'),
  ...page('notifications', 'notifications/notifications.route.tsx'),
  ...page('affiliate', 'affiliate/affiliate.route.tsx'),
  ...page('ledger', 'ledger/ledger.route.tsx'),
  ...page('social', 'social/social.route.ts'),
  ...page('completeProfile', 'social/complete.route.tsx'),
  ...page('favourites', 'favourites/favourites.route.tsx'),
  ...page('favouriteChange', 'favourites/change.route.ts'),
  ...page('favouriteSync', 'favourites/sync.route.ts'),
  ...page('favouriteShare', 'favourites/share.route.ts'),
  ...page('sharedList', 'favourites/open-list.route.tsx'),
  ...page('compare', 'compare/compare.route.tsx'),
  ...page('compareChange', 'compare/change.route.ts'),
  ...page('language', 'shell/language.route.ts'),
  ...page('currency', 'shell/currency.route.ts'),
  ...page('layout', 'catalog/layout.route.ts'),
  ...page('consent', 'consent/consent.route.tsx'),
  ...page('appBanner', 'consent/app-banner.route.ts'),
  route('urun/:productId/secenek/:group/:typeId', 'product/availability.route.ts'),
  aboutProduct('payments', 'product/payments.route.tsx'),
  aboutProduct('reviews', 'product/reviews.route.tsx'),
  aboutProduct('writeReview', 'product/write-review.route.tsx'),
  aboutProduct('questions', 'product/questions.route.tsx'),
  aboutProduct('similar', 'product/similar.route.tsx'),
  aboutProduct('alarm', 'product/alarm.route.tsx'),
  aboutProduct('storeStock', 'product/store-stock.route.tsx'),
  ...page('pick', 'product/pick.route.ts'),
  route('urun/:modelId/ozellik/:options', 'product/sibling.route.ts'),
  route(':language/attributes/:productId', 'catalog/attributes.route.ts'),
  route('pencere/:page/:block/:name/*', 'content/panel.route.tsx'),
  route('robots.txt', 'seo/robots.route.ts'),
  route('sitemap.xml', 'seo/sitemap.route.ts'),
  route('sitemap/:page', 'seo/sitemap-page.route.ts'),
  route('*', 'content/link.route.tsx'),
] satisfies RouteConfig
