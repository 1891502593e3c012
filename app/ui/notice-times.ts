/** How long notices stay, in ms. */
export const noticeMs = {
  error: 5000,
  cart: 2400,
  /** After signing in with an outside account, or with an unreadable token. */
  callback: 2400,
  /** About a one-time code, when it belongs to no field. */
  code: 1800,
  default: 6000,
  cartWithLink: 5000,
  newsletter: 3200,
} as const
