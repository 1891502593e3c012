import type { Call } from '../app'
import { memberIdOf } from '../app'
import { readCart } from '../cart/cart'
import { cartItems } from '../cart/cart-wire'
import { listItem } from '../catalog/list/list-item'
import { readCompared } from '../compare/queries'
import { currencyOf, languageOf } from '../session/call-preferences'
import { listStores } from '../store/queries'
import { readNotifications } from './notification-queries'

type Panel = (call: Call) => Promise<Record<string, unknown>> | Record<string, unknown>

/** Query parameters as a theme's template sees them: GET_<UPPERCASE>. */
function templateParameters(call: Call, ...names: string[]): Record<string, string> {
  // biome-ignore lint/plugin: names of parameters, no text
  const values = names.map((name) => [`GET_${name.toUpperCase()}`, call.req.query(name) ?? ''])
  return Object.fromEntries(values) as Record<string, string>
}

async function cartPanel(call: Call): Promise<Record<string, unknown>> {
  const cart = await readCart(call)
  return {
    ...templateParameters(call, 'multi', 'product', 'variant'),
    PRODUCTS: cartItems(cart),
    PRICE_CART: cart.price.cart / 100,
    PRICE_CARGO: cart.price.cargo / 100,
    PRICE_GENERAL: cart.price.general / 100,
    PRICE_FOR_CARGO_FREE: cart.price.missingForFree / 100,
    TARGET_CURRENCY: cart.settings.currency,
  }
}

async function quickView(call: Call): Promise<Record<string, unknown>> {
  const currency = await currencyOf(call)
  const id = Number(call.req.param('p1') ?? call.req.query('product')) || 0
  const { rows } = await readCompared(call.env.DB, [id], languageOf(call), currency)
  return { PRODUCTS: rows.map((row) => listItem(row, currency)) }
}

const passwordPanel: Panel = (call) => ({
  ...templateParameters(call, 'type', 'username', 'redirect'),
  MEMBER_ID: String(memberIdOf(call)),
})

const panels: Record<string, Panel> = {
  '30/1054/cart': cartPanel,
  '30/1054/header-cart': cartPanel,
  '30/1054/popup-cart': cartPanel,
  '5/1006/popup-login': () => ({
    SETTING: {
      LICENCE_REGISTRATION_WITH_PHONE: 1,
      FACEBOOK_LOGIN: 1,
      GOOGLE_LOGIN: 1,
      APPLE_LOGIN: 1,
    },
  }),
  '5/1006/otp': (call) => templateParameters(call, 'phone', 'ttl'),
  '5/1006/change-password': passwordPanel,
  '5/1006/update-password': passwordPanel,
  '5/1006/social-profile': (call) => templateParameters(call, 'platform', 'fields'),
  '5/1006/notifications': async (call) => ({
    NOTIFICATIONS: await readNotifications(call.env.DB, memberIdOf(call), languageOf(call)),
  }),
  '85/1110/set-store': async (call) => ({
    ...templateParameters(call, 'product', 'variant', 'quantity', 'buyNow'),
    STORES: await listStores(call.env.DB, '', ''),
  }),
  '3/1004/quick-view': quickView,
}

/** The data of a panel; null when there is none at that address. */
export async function panelData(
  call: Call,
  address: string,
): Promise<Record<string, unknown> | null> {
  return (await panels[address]?.(call)) ?? null
}
