/** The pages of an account in their groups, with the texts of their links; a page with `isDialog` opens as a dialog. */
export const memberPageGroups = [
  {
    title: 'accountMenu.shopping',
    pages: [
      { page: 'orders', text: 'orders.title' },
      { page: 'favourites', text: 'favourites.own' },
      { page: 'savedCards', text: 'wallet.title' },
      { page: 'messages', text: 'messages.title' },
      { page: 'notifications', text: 'notifications.title' },
      { page: 'affiliate', text: 'affiliate.title' },
      { page: 'ledger', text: 'ledger.title' },
      { page: 'cart', text: 'shell.cart' },
    ],
  },
  {
    title: 'accountMenu.information',
    pages: [
      { page: 'personalData', text: 'register.personalData' },
      { page: 'addresses', text: 'address.title' },
      { page: 'preferences', text: 'register.preferences' },
      { page: 'ownData', text: 'ownData.title' },
    ],
  },
  {
    title: 'accountMenu.security',
    pages: [
      { page: 'passkeys', text: 'passkeys.title' },
      { page: 'devices', text: 'devices.title' },
      { page: 'changePassword', text: 'password.title', isDialog: true },
      { page: 'verifyPhone', text: 'code.verify', isDialog: true },
    ],
  },
] as const

export type AccountLink = (typeof memberPageGroups)[number]['pages'][number]['page']

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
