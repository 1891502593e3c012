/** The pages of an account with the texts of their links; a page with `isDialog` opens as a dialog. */
export const memberPages = [
  { page: 'favourites', text: 'favourites.own' },
  { page: 'orders', text: 'orders.title' },
  { page: 'savedCards', text: 'wallet.title' },
  { page: 'messages', text: 'messages.title' },
  { page: 'notifications', text: 'notifications.title' },
  { page: 'affiliate', text: 'affiliate.title' },
  { page: 'ledger', text: 'ledger.title' },
  { page: 'personalData', text: 'register.personalData' },
  { page: 'addresses', text: 'address.title' },
  { page: 'preferences', text: 'register.preferences' },
  { page: 'ownData', text: 'ownData.title' },
  { page: 'passkeys', text: 'passkeys.title' },
  { page: 'devices', text: 'devices.title' },
  { page: 'changePassword', text: 'password.title', isDialog: true },
  { page: 'verifyPhone', text: 'code.verify', isDialog: true },
  { page: 'cart', text: 'shell.cart' },
] as const

export type AccountLink = (typeof memberPages)[number]['page']

const above: Record<string, AccountLink> = {
  accountDeletion: 'ownData',
  orderDetail: 'orders',
  orderReturn: 'orders',
  message: 'messages',
  addressForm: 'addresses',
  favouriteLists: 'favourites',
}

/** The page of the menu that a route belongs to. @param route its id, with or without a language: `orders-tr` */
export function menuPageOf(route: string): string {
  const [name = ''] = route.split('-')
  return above[name] ?? name
}
