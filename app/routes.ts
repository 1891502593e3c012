import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config'
import { index, layout, route } from '@remix-run/route-config'
import { languages } from './i18n/languages'
import { type PageName, type ProductPageName, productPages, siteMap } from './site-map'

/** A module under its path in each language. Ids are names of routes in the log, which omits the language. */
function page(name: PageName, file: string): RouteConfigEntry[] {
  const entry = siteMap[name]
  const bare = (path: string) => path.replace(/^\//, '')
  if (typeof entry === 'string') return [route(bare(entry), file, { id: name })]
  return languages.map((language) => {
    const id = `${name}-${language}`
    const path = bare(entry[language])
    return path === '' ? index(file, { id }) : route(path, file, { id })
  })
}

/** A page about a product, whose own path is the rest of the address. */
function aboutProduct(name: ProductPageName, file: string): RouteConfigEntry {
  return route(`${productPages[name].slice(1)}/*`, file, { id: name })
}

/** The site map: every URL and its module. Products, categories and content come by the last line. */
export default [
  ...page('home', 'catalogue/home/home.route.tsx'),
  ...page('search', 'search/search.route.tsx'),
  ...page('suggestions', 'search/suggestions.route.ts'),
  ...page('stores', 'stores/stores.route.tsx'),
  ...page('categories', 'catalogue/category/categories.route.tsx'),
  ...page('cart', 'cart/page/cart.route.tsx'),
  ...page('cartAdd', 'cart/add/add.route.ts'),
  ...page('cartCode', 'cart/add/code.route.tsx'),
  ...page('cartCoupon', 'cart/coupon/coupon.route.tsx'),
  ...page('cartCampaign', 'cart/campaigns/campaign.route.ts'),
  ...page('cartLine', 'cart/change/cart-line.route.ts'),
  ...page('cartUpdate', 'cart/change/cart-update.route.ts'),
  ...page('storeChoice', 'stores/store-choice.route.tsx'),
  ...page('order', 'checkout/order.route.tsx'),
  ...page('orderAddress', 'checkout/address/checkout-address.route.tsx'),
  ...page('orderMethods', 'checkout/steps/methods.route.tsx'),
  ...page('orderInstalments', 'checkout/steps/instalments.route.tsx'),
  ...page('orderConfirm', 'checkout/steps/confirm.route.tsx'),
  ...page('orderExpress', 'checkout/express/express.route.ts'),
  ...page('orderDocument', 'checkout/document.route.tsx'),
  ...page('orderResult', 'checkout/result/result.route.tsx'),
  ...page('orderAccount', 'checkout/result/account.route.tsx'),
  ...page('handOver', 'content/hand-over.route.tsx'),
  layout('account/frame/frame.route.tsx', { id: 'accountFrame' }, [
    ...page('addresses', 'account/addresses/addresses.route.tsx'),
    ...page('addressForm', 'account/address-form/address.route.tsx'),
    ...page('personalData', 'account/profile/personal.route.tsx'),
    ...page('preferences', 'account/profile/preferences.route.tsx'),
    ...page('ownData', 'account/own-data/own-data.route.tsx'),
    ...page('accountDeletion', 'account/deletion/deletion.route.tsx'),
    ...page('devices', 'account/devices/devices.route.tsx'),
    ...page('passkeys', 'account/passkeys/passkeys.route.tsx'),
    ...page('orders', 'account/orders/orders.route.tsx'),
    ...page('orderDetail', 'account/orders/order-detail.route.tsx'),
    ...page('orderReturn', 'account/orders/give-back/order-return.route.tsx'),
    ...page('savedCards', 'account/wallet/cards.route.tsx'),
    ...page('messages', 'account/messages/messages.route.tsx'),
    ...page('message', 'account/messages/message.route.tsx'),
    ...page('notifications', 'account/notifications/notifications.route.tsx'),
    ...page('affiliate', 'account/affiliate/affiliate.route.tsx'),
    ...page('ledger', 'account/ledger/ledger.route.tsx'),
    ...page('favouriteLists', 'favourites/arrange/lists.route.tsx'),
    ...page('changePassword', 'auth/password/change.route.tsx'),
    ...page('verifyPhone', 'auth/one-time-code/verify.route.tsx'),
  ]),
  ...page('addressRemove', 'account/addresses/remove-address.route.ts'),
  ...page('regions', 'account/regions/regions.route.ts'),
  ...page('taxOffices', 'account/address-form/tax-office/tax-offices.route.ts'),
  ...page('signIn', 'auth/sign-in/sign-in.route.tsx'),
  ...page('signOut', 'auth/sign-in/sign-out.route.ts'),
  ...page('signedOut', 'auth/sign-in/signed-out.route.ts'),
  ...page('account', 'account/account.route.tsx'),
  ...page('register', 'auth/register/register.route.tsx'),
  ...page('activation', 'auth/register/activation.route.tsx'),
  ...page('newsletter', 'content/newsletter/newsletter.route.tsx'),
  ...page('forgotPassword', 'auth/password/forgot.route.tsx'),
  ...page('resetPassword', 'auth/password/reset.route.tsx'),
  ...page('ownDataFile', 'account/own-data/file.route.ts'),
  ...page('passkeySignIn', 'auth/passkey/passkey-sign-in.route.ts'),
  ...page('oneTimeCode', 'auth/one-time-code/code.route.tsx'),
  ...page('returnLabel', 'account/return-label/return-label.route.tsx'),
  ...page('invoice', 'account/invoice/invoice.route.tsx'),
  ...page('orderFollow', 'account/orders/order-follow.route.tsx'),
  ...page('cardAdd', 'account/wallet/add-card.route.ts'),
  ...page('payByCard', 'checkout/result/pay-by-card.route.ts'),
  ...page('contact', 'account/messages/contact.route.tsx'),
  ...page('socialSignIn', 'auth/social/social.route.ts'),
  ...page('completeProfile', 'auth/social/complete.route.tsx'),
  ...page('favourites', 'favourites/list/favourites.route.tsx'),
  ...page('favouriteChange', 'favourites/change.route.ts'),
  ...page('favouriteSync', 'favourites/sync.route.ts'),
  ...page('favouriteShare', 'favourites/list/share.route.ts'),
  ...page('favouriteMove', 'favourites/arrange/move.route.tsx'),
  ...page('sharedList', 'favourites/list/shared-list.route.tsx'),
  ...page('compare', 'compare/compare.route.tsx'),
  ...page('compareChange', 'compare/change.route.ts'),
  ...page('language', 'layout/header/language.route.ts'),
  ...page('currency', 'layout/header/currency.route.ts'),
  ...page('listLayout', 'catalogue/layout/layout.route.ts'),
  ...page('consent', 'auth/consent/consent.route.tsx'),
  ...page('appBanner', 'auth/consent/app-banner.route.ts'),
  route('urun/:productId/secenek/:group/:typeId', 'product/variants/availability.route.ts', {
    id: 'variantAvailability',
  }),
  aboutProduct('payments', 'product/prices/payment-methods.route.tsx'),
  aboutProduct('reviews', 'product/reviews/reviews.route.tsx'),
  aboutProduct('writeReview', 'product/reviews/write-review.route.tsx'),
  aboutProduct('questions', 'product/questions/questions.route.tsx'),
  aboutProduct('similar', 'product/related/similar.route.tsx'),
  aboutProduct('alarm', 'product/prices/alarm.route.tsx'),
  aboutProduct('storeStock', 'product/related/store-stock.route.tsx'),
  aboutProduct('quickAdd', 'cart/quick-add/quick-add.route.tsx'),
  ...page('optionLink', 'product/variants/option-link.route.ts'),
  route('urun/:modelId/ozellik/:options', 'product/variants/sibling.route.ts', {
    id: 'siblingByOptions',
  }),
  route(':language/attributes/:productId', 'catalogue/card/attributes.route.ts', {
    id: 'cardAttributes',
  }),
  route('pencere/:page/:block/:name/*', 'content/panel.route.tsx', { id: 'panel' }),
  route('guvenlik-kodu/ses', 'auth/security-code/security-audio.route.ts', { id: 'securityAudio' }),
  route('robots.txt', 'seo/robots.route.ts', { id: 'robots' }),
  route('sitemap.xml', 'seo/sitemap.route.ts', { id: 'sitemap' }),
  route('sitemap/:page', 'seo/sitemap-page.route.ts', { id: 'sitemapPage' }),
  route('*', 'content/link.route.tsx', { id: 'link' }),
] satisfies RouteConfig
