import type { Cents, Currency, Path, Picture } from '~/backend/catalogue/model'
import type {
  CardEnd,
  Instalment,
  LineChoices,
  OrderStage,
  Transfer,
} from '~/backend/checkout/order-model'
import type { CarrierDays } from '~/backend/site/site-model'

export type RegisterField = {
  key: string
  label: string
  type: 'INPUT' | 'TEXTAREA' | 'RADIO' | 'CHECK_BOX' | 'SELECT_BOX'
  required: boolean
  options: { id: string; name: string }[]
  hasNext?: boolean
}

/** A browser in which the member is signed in; '' for what is not known. Times in ISO 8601. */
export type MemberSession = {
  id: string
  device: string
  signedIn: string
  lastUse: string
  isCurrent: boolean
}

/** A consent that was given or withdrawn; `kind` and `source` in the shop's words, the date in ISO 8601. */
export type ConsentRecord = {
  kind: string
  recipient: string
  agreed: boolean
  textVersion: string
  source: string
  /** The sentence that was agreed to; '' where the shop does not name it. */
  text: string
  date: string
}

/** A passkey of the member; '' for what is not known. Times in ISO 8601. */
export type Passkey = {
  id: string
  name: string
  created: string
  lastUse: string
  mayRename: boolean
}

/** A question against bots: a text, a picture as a data URL, the backend's address of it as sound; '' for what is missing. */
export type SecurityQuestion = {
  text: string
  picture: string
  audio: string
  /** A provider's captcha, which takes the place of the question where script runs. */
  widget?: { provider: string; siteKey: string }
  /** Where the shop itself shows a code that cannot be shown here. */
  elsewhere?: { href: string; text: string }
}

export type RegisterForm = {
  fields: RegisterField[]
  isConsentDue: boolean
  values: Record<string, string>
  /** Pages with the full text of a consent, by field; '' for none. */
  notices: Record<string, string>
  social: SocialProvider[]
  needsCode: boolean
  codePath: string
  demandsMore?: boolean
}

export const socialProviders = ['google', 'apple', 'facebook', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** A page of rows; `total` counts all rows. */
export type RowPage<T> = { rows: T[]; total: number }

/** Money in hundredths of `currency`, dates in ISO 8601. */
export type AffiliateOrder = {
  number: string
  date: string
  status: string
  total: number | null
  percent: number
  commission: number
  currency: string
}
export type AffiliateEarning = {
  number: string
  date: string
  text: string
  amount: number
  currency: string
  approved: boolean
}
export type AffiliatePayment = { date: string; amount: number; currency: string; status: string }
export type AffiliateTotals = Record<'earned' | 'paid' | 'balance', number | null>

/** `balance` is what the member owes after the movement; null where the shop does not name it. */
export type AccountMovement = {
  date: string
  document: string
  text: string
  debt: number
  credit: number
  balance: number | null
  currency: string
}
export type AccountOrder = {
  number: string
  date: string
  status: string
  total: number | null
  currency: string
}
export type StoreStock = { id: string; name: string; city: string; stock: number }

export type Notification = { id: string; kind: 'stock' | 'price'; title: string; path: string }

/** How far a return is, and the amount that is paid back; null where the shop names none. Without a count it is of the whole line. */
export type LineReturn = {
  count: number | null
  state: 'requested' | 'accepted' | 'refused' | 'refunded'
  amount: Cents | null
  /** The shop's word, where it tells no state that we know. */
  words?: string
  /** Null where there is nothing to print, or nothing left to send. */
  label: ReturnLabel | null
}

/** What a returned parcel needs; '' for what the shop leaves out. */
export type ReturnLabel = Record<'code' | 'carrier' | 'address', string>

/** Details of an order's invoice: the seller, '' for what the shop leaves out, and the amounts by rate of VAT. */
export type InvoiceDetails = {
  seller: Record<'title' | 'address' | 'taxNumber' | 'mersis' | 'email' | 'phone', string>
  vats: { rate: number; net: Cents; vat: Cents }[]
}

/** `position` is the index in the order; `vatRate` in percent, null where the shop names none. */
export type PastLine = {
  position: string
  title: string
  variantLabel: string
  /** '' for none. */
  variantId: string
  path: Path | null
  picture: Picture | null
  count: number
  unit: string
  /** In which steps it is sold; null where the shop names none. */
  step: number | null
  total: Cents | null
  vatRate: number | null
  /** False for what is cancelled with the whole order alone. */
  mayCancel: boolean
  /** Pieces that `count` no longer has, and what the order fell by for them; null for none. */
  cancelled: { count: number; amount: Cents | null } | null
  choices: LineChoices
  returns: LineReturn[]
  /** What was paid for `count` pieces, of which a return pays back its share; null where the shop does not tell it. */
  paid: Cents | null
  returnable: number
  /** Why it is never returned; null for goods that can be. */
  exception: 'personal' | 'giftCard' | 'other' | null
}

/** What the question before goods are cancelled counts with; `lines` by position. */
export type CancelAmounts = {
  /** Where money goes; `later` where it is not paid yet. */
  to: 'card' | 'bank' | 'later' | ''
  money: Cents
  giftCard: Cents
  /** How much of it is given back before the gift card is. */
  moneyFirst: Cents
  goods: Cents
  discounts: Cents
  surcharge: Cents
  /** Given back once only gift cards are left. */
  delivery: Cents
  /** Given back once nothing else is to be paid. */
  service: Cents
  lines: { count: number; total: Cents; reduction: Cents; isGiftCard: boolean }[]
}

export type Refund = { to: 'card' | 'gift-card' | 'bank' | 'account'; amount: Cents }

/** Of returns: paid back only if they are accepted, not yet, or already. */
export type ReturnRefund = Refund & { state: Exclude<LineReturn['state'], 'refused'> }

/** A past order; `date` in ISO 8601. */
export type PastOrder = {
  id: string
  /** The order's e-mail; '' when the shop does not send it. */
  email: string
  number: string
  date: string
  status: string
  stage: OrderStage | null
  currency: Currency
  /** Null where the shop names none; so are `goods` and those of lines. */
  total: Cents | null
  goods: Cents | null
  discounts: { title: string; total: Cents; isGiftCard?: true }[]
  surcharge: Cents
  instalment: Instalment | null
  cargo: Cents | null
  service: Cents
  lines: PastLine[]
  /** Address lines; empty when the shop does not send them. */
  isMailed: boolean
  delivery: string[]
  invoice: string[]
  invoiceDetails: InvoiceDetails | null
  parcel: string
  parcelPage: string
  refunds: Refund[]
  cardEnd: CardEnd
  /** Working days until its goods are sent; null where the shop promises no delivery dates for it. */
  daysToSend: number | null
  /** The day from which goods are sent that were ordered ahead; '' for none. */
  sentFrom: string
  carriage: CarrierDays | null
  transfer: Transfer | null
  store: string
  paymentMethod?: string
  /** The shop does not sell the goods of an order once more. */
  noRepeat?: true
  /** The outcome of the payment is unknown, so it must not be paid again. */
  isProcessing: boolean
  /** Paid at the door or by transfer; what has arrived of it, a cancelled order has in `refunds`. */
  isUnpaid: boolean
  mayCancel: boolean
  mayCancelLines: boolean
  /** It could be cancelled, had no gift card of it been used. */
  isCardUsed?: true
  /** Null where the shop does not name it. */
  cancelAmounts: CancelAmounts | null
  mayReturn: boolean
  /** Whether pieces of a line can be returned, not whole lines alone. */
  returnsPieces: boolean
  /** What comes back beside all that can be returned. */
  returnCosts: Cents
  /** Of the delivery and the service of an order that is returned as a whole; 0 for none. */
  returnedDelivery: Cents
  returnedService: Cents
  /** They are paid back only if a return is accepted. */
  areCostsRequested: boolean
  returnRefunds: ReturnRefund[]
  /** Whether the link of its mail is enough to return its goods and to buy it once more. */
  takesLink: boolean
}

/** `date` in ISO 8601. */
export type ParcelStep = { date: string; text: string }

/** A saved card; `expiry` as `YYYY-MM`, '' when unknown. */
export type Card = {
  id: string
  brand: string
  last4: string
  expiry: string
  holder: string
  valid: boolean
  isLastUsed: boolean
}
