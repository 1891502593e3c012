import { wordsOf } from '../support/words'

type Language = Parameters<typeof wordsOf>[0]

/** Labels of buttons and fields in a language, as a reader of the page knows them. */
const keys = {
  add: 'product.add',
  buy: 'product.buyNow',
  quantity: 'product.quantity',
  note: 'productPart.note',
  transferPrice: 'catalog.transferPrice',
  vatIncluded: 'product.vatIncluded',
  several: 'catalog.addSelected',
  pick: 'catalog.select',
  cart: 'shell.cart',
  campaignTake: 'cart.campaignTake',
  campaignLeave: 'cart.campaignLeave',
  goods: 'cart.items',
  delivery: 'cart.delivery',
  free: 'cart.free',
  total: 'cart.total',
  sum: 'cart.summary',
  update: 'cart.update',
  remove: 'cart.remove',
  updateAll: 'cart.updateAll',
  clearSure: 'cart.clearConfirm',
  empty: 'cart.empty',
  email: 'auth.email',
  password: 'auth.password',
  signIn: 'auth.signIn',
  signOut: 'auth.signOut',
  account: 'shell.account',
  orderEmail: 'order.email',
  buyer: 'order.contact',
  orderNumber: 'orders.orderNumber',
  find: 'orders.find',
  fee: 'order.serviceFee',
  goOn: 'order.continue',
  place: 'order.place',
  takeLeft: 'order.takeRemaining',
  removeShort: 'order.removeShortLines',
  cancel: 'orders.cancel',
  cancelChosen: 'orders.cancelChosen',
  cancelQuestion: 'orders.cancelChosenQuestion',
  cancelSure: 'orders.cancelChosenConfirm',
  favourite: 'favourites.button',
  surcharge: 'order.surcharge',
  payment: 'order.payment',
  chooseInstalments: 'order.chooseInstalments',
  repeat: 'orders.repeat',
  giveBack: 'orders.return',
  returnRequested: 'orders.returnStates.requested',
  refund: 'orders.refund',
  returnedDelivery: 'orders.returnDelivery',
  returnedService: 'orders.returnService',
  reason: 'orders.reason',
  noReasonGiven: 'orders.noReasonGiven',
  sendReturn: 'orders.sendReturn',
  stockAlarm: 'alarm.stock',
  priceAlarm: 'alarm.price',
  alarmVariant: 'alarm.variant',
  sendAlarm: 'alarm.send',
} as const

export type Word = keyof typeof keys

const known = new Map<string, (key: string) => string>()

/** A text of a language; `about` fills its placeholder. */
export function word(language: string, name: Word, about = ''): string {
  const text = known.get(language) ?? wordsOf(language as Language)
  known.set(language, text)
  return text(keys[name]).replace(/\{\{\w+\}\}/g, about)
}

/** The name of a button of one line of the cart. */
export const lineWord = (language: string, name: 'update' | 'remove', title: string): string =>
  `${word(language, name)}: ${title}`

/** The button that places the order: it names the total too. */
export const placing = (language: string): RegExp => new RegExp(`^${word(language, 'place')}`)
