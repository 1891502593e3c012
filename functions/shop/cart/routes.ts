import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { answerAdd } from './add/add'
import { campaignWire, deselectCampaign, selectCampaign } from './campaign/choose-campaign'
import { type Cart, readCart, totalQuantity, transferTotal } from './cart'
import { cartItems } from './cart-wire'
import { clearCart, deleteOne, updateAll, updateOne } from './change'
import { couponFault } from './coupon/coupon-fault'
import { giftCardWire, giftFault } from './coupon/entered-gift-card'
import { setCoupon } from './coupon/set-coupon'
import { saveForLater } from './later/save-for-later'
import { cartMessage } from './messages'
import { setOrderNote } from './note/set-order-note'

export const cart = newArea()

cart.post('/srv/service/cart/add-to-cart', answerAdd)

function noticeOf(read: Cart): string {
  const { lines, language, coupon, giftCard } = read
  if (lines.length === 0) return cartMessage('empty', language)
  if (giftCard) return giftFault(giftCard, read) ?? ''
  return (coupon && couponFault(coupon, read)) ?? ''
}

cart.get('/srv/service/cart/load', async (call: Call) => {
  const [read, saved] = await Promise.all([readCart(call), readCart(call, { table: 'saved_line' })])
  const { price, settings } = read
  return privateAnswer(call, {
    PRODUCTS: cartItems(read),
    ERROR: noticeOf(read),
    totalQuantity: totalQuantity(read),
    PRICE_CART: price.cart / 100,
    PRICE_CARGO: price.cargo / 100,
    PRICE_GENERAL: price.general / 100,
    // Our own addition: the total by bank transfer.
    PRICE_MONEY_ORDER: transferTotal(read) / 100,
    PRICE_PERSONALIZATION: 0,
    PRICE_GIFT_PACKAGE: 0,
    PRICE_COUPON: (price.coupon + price.gift) / 100,
    ...campaignWire(read),
    PRICE_FOR_CARGO_FREE: price.missingForFree / 100,
    // Our own addition: lines that do not count.
    SAVED_PRODUCTS: cartItems(saved),
    TARGET_CURRENCY: settings.currency,
    ...giftCardWire(read),
    HAS_GIFT: 0,
    IS_DISCOUNT_COUPON_ACTIVE: settings.has_coupons || settings.has_gift_cards,
    IS_GENERAL_ORDER_NOTE_ACTIVE: 0,
    GENERAL_ORDER_NOTE: '',
    IS_BUY_BUTTON_ACTIVE: 1,
    IS_MEMBER_LOGGED_IN: memberIdOf(call) > 0 ? 1 : 0,
    DISPLAY_CARGO: 1,
  })
})

// The platform changes a cart by GET; POST is accepted as well.
cart.on(['GET', 'POST'], '/srv/service/cart/update-item/:index/:count', updateOne)
cart.on(['GET', 'POST'], '/srv/service/cart/update/:counts', updateAll)
cart.on(['GET', 'POST'], '/srv/service/cart/delete/:index', deleteOne)
cart.on(['GET', 'POST'], '/srv/service/cart/delete-all', clearCart)
cart.post('/srv/service/cart/save-for-later', saveForLater)
cart.post('/srv/service/cart/set-order-notes/:index', setOrderNote)
cart.post('/srv/service/cart/set-campaign-code/:code?', setCoupon)
cart.post('/srv/service/campaign-v2/campaign/select-campaign/:group/:id', selectCampaign)
cart.post('/srv/service/campaign-v2/campaign/deselect-campaign/:id', deselectCampaign)
