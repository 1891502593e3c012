import type { EndpointKey } from '~/backend/http/endpoints'

/** The platform's own pages for what its calls may lack, with the paths of its PAGE_LINK (CONTRACT.md), which names none for cards. */
export const platformPaths = {
  cart: '/sepet',
  order: '/order',
  orders: '/uye-siparisleri',
  orderFollow: '/siparis-takip',
  savedCards: null,
  forgotPassword: '/uye-sifre-hatirlat',
  signIn: '/uye-girisi-sayfasi',
  register: '/uye-kayit',
} as const

export type PlatformPageName = keyof typeof platformPaths

export type PlatformPages = {
  /** Absolute; empty when nothing is handed over. */
  addresses: Partial<Record<PlatformPageName, string>>
  /** `Domain` of cookies that this host and the platform's both get: '' for one host, null when they share none. */
  cookieDomain: string | null
}

const pageOfCall: Partial<Record<EndpointKey, PlatformPageName>> = {
  CART_LOAD: 'cart',
  ORDER_ADDRESSES: 'order',
  ORDER_SET_ADDRESS: 'order',
  ORDER_SUMMARY: 'order',
  ORDER_CARGO: 'order',
  ORDER_PAYMENTS: 'order',
  ORDER_NEXT: 'order',
  ORDER_AGREEMENTS: 'order',
  ORDER_LIST: 'orders',
  ORDER_TRACK: 'orderFollow',
  WALLET_LIST: 'savedCards',
  FORGOT_PASSWORD: 'forgotPassword',
}

/** The platform's page that does what a call is for. */
export const pageForCall = (call: string): PlatformPageName | undefined =>
  pageOfCall[call as EndpointKey]

export function isPlatformPage(name: string): name is PlatformPageName {
  return Object.hasOwn(platformPaths, name)
}
