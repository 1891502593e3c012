import { z } from 'zod'
import { option } from '../../../../app/backend/auth/form-field'
import { readRegisterForm } from '../../../../app/backend/auth/register-form'
import { readSignIn } from '../../../../app/backend/auth/sign-in'
import { normaliseExpiry } from '../../../../app/session/token'
import {
  amount,
  answer,
  chosen,
  date,
  flag,
  html,
  id,
  inEitherCase,
  link,
  list,
  maybeId,
  maybeList,
  maybeStatus,
  name,
  pictureLink,
  requiredAmount,
  status,
  text,
  whole,
} from './fields'

const actionFields = {
  status,
  statusText: text,
  key: text,
  field: text,
  url: link,
  ttl: amount,
}
export const action = answer(actionFields)

const error = whole({ key: text, statusText: text })

/** An answer of /api/v1, of which only the list is read; @param row what it holds */
export const envelope = <T extends z.ZodType>(row: T) =>
  whole({ status: maybeStatus, message: text, data: list(row) })
export const refusal = answer({
  status,
  message: text,
  data: maybeList(z.union([error, z.unknown()])),
})

export const success = whole({ success: flag, message: text, link })

/** `1` when the currency was set. */
export const one = z.custom<unknown>((value) => String(value).trim() === '1', { message: '1' })

const expiry = z.custom<unknown>((value) => normaliseExpiry(value) !== null, { message: 'a time' })
const isSignIn = (body: unknown) => readSignIn(body)?.ok === true
const refused = { error: 'a sign-in', path: ['status'] }
const sessionLogin = answer({ status, message: text }).refine(isSignIn, refused)
const bearerRow = whole({ bearer: name, exp_at: expiry, password_change: flag })
const bearerLogin = answer({
  status: maybeStatus,
  message: text,
  data: z.array(bearerRow, { error: 'a list' }),
}).refine(isSignIn, refused)

const namesBearer = answer({ data: z.tuple([z.object({ bearer: z.unknown() })], z.unknown()) })

/** By a bearer where the first of the data names one, else by the session. */
export const login = chosen((body) =>
  namesBearer.safeParse(body).success ? bearerLogin : sessionLogin,
)

const cartItem = whole({
  CART_ID: maybeId,
  ID: id,
  VARIANT_ID: maybeId,
  TITLE: text,
  COUNT: amount,
})
export const cartAction = answer({
  ...actionFields,
  title: text,
  totalQuantity: amount,
  // Formatted: the storefront shows the one as it is, and does not read the other.
  totalPrice: text,
  priceCart: text,
  cartProducts: maybeList(cartItem),
  personalization_error: flag,
})

export const cart = whole({
  PRODUCTS: list(
    whole({
      CART_ID: id,
      LINE_ID: maybeId,
      ID: id,
      VARIANT_ID: maybeId,
      TITLE: name,
      URL: link,
      BRAND: text,
      VARIANT_NAME: text,
      COUNT: requiredAmount,
      STOCK: amount,
      STOCK_UNIT: text,
      STOCK_INCREMENT: amount,
      MIN_ORDER_COUNT: amount,
      PRICE_SELL: requiredAmount.optional(),
      PRICE_NOT_DISCOUNTED: amount,
      VAT: amount,
      DISPLAY_VAT: flag,
      TARGET_CURRENCY: text,
      ORDER_NOTES_LIMIT: amount,
    }),
  ),
  ERROR: text,
  PRICE_CART: amount,
  PRICE_CARGO: amount,
  PRICE_GENERAL: amount,
  PRICE_MONEY_ORDER: amount,
  PRICE_FOR_CARGO_FREE: amount,
  TARGET_CURRENCY: text,
})

const registerField = whole({
  key: name,
  field: text,
  type: text,
  isRequired: flag,
  options: maybeList(option),
})
const registerBlock = whole({ block: list(registerField), security: text })
const displayedBlock = z
  .looseObject(registerBlock.shape, { error: 'an object' })
  .refine((row) => readRegisterForm({ data: [row] }) !== null, {
    error: 'a list with the fields of the form',
    path: ['block'],
  })
export const registerForm = whole({
  status: maybeStatus,
  message: text,
  data: z.array(displayedBlock, { error: 'a list' }).min(1, 'a list with the form'),
})
export const memberForm = envelope(registerBlock)

const question = z.union([z.string(), whole({ path: pictureLink, question: text })], {
  error: 'a question',
})
export const captcha = whole({ data: z.union([question, list(question)], { error: 'a list' }) })
export const pageRequirement = envelope(
  whole({
    rules: z.record(z.string(), whole({ show: flag, required: flag, max_char_len: amount }), {
      error: 'an object',
    }),
  }),
)
const department = inEitherCase('ID', whole({ ID: id, NAME: name }), whole({ id, name }))
export const departments = inEitherCase(
  'DEPARTMENTS',
  whole({ DEPARTMENTS: list(department) }),
  whole({ data: list(department) }),
)
export const socialTarget = whole({ data: list(link) })

const message = inEitherCase(
  'ID',
  whole({ ID: id, SUBJECT: text, DEPARTMENT: text, UPDATE_DATE: date, STATUS: flag }),
  whole({ id, subject: text, department: text, updateDate: date, status: flag }),
)
const messageLine = inEitherCase(
  'MESSAGE',
  whole({ IS_ADMIN: flag, DATE: date, MESSAGE: html }),
  whole({ isAdmin: flag, date, message: html }),
)
export const messages = inEitherCase(
  'MESSAGES',
  whole({ MESSAGES: list(message) }),
  envelope(message),
)
export const openMessage = inEitherCase(
  'MESSAGE',
  whole({ MESSAGE: message, DETAIL: maybeList(messageLine) }),
  envelope(whole({ message, detail: maybeList(messageLine) })),
)

const erp = <T extends z.ZodRawShape>(row: T) => whole({ status, data: maybeList(whole(row)) })
export const storeStock = erp({ STORE_ID: id, STORE_NAME: text, CITY: text, STOCK: amount })
export const movements = erp({
  DATE: date,
  DOCUMENT_NO: text,
  DESCRIPTION: text,
  DEBT: amount,
  CREDIT: amount,
  BALANCE: amount,
})
export const erpOrders = erp({
  ORDER_NUMBER: text,
  DATE: date,
  STATUS_TEXT: text,
  TOTAL_PRICE: amount,
  CURRENCY: text,
})

const affiliate = <T extends z.ZodRawShape>(wrapper: string, row: T) =>
  whole({ DATA: whole({ [wrapper]: list(whole(row)), TOTAL: amount, BALANCE: amount }) })
export const affiliateOrders = affiliate('ORDERS', {
  ORDER_NUMBER: text,
  DATE: date,
  TOTAL_PRICE: amount,
  COMMISSION: amount,
  COMMISSION_PERCENT: amount,
})
export const affiliateEarnings = affiliate('EARNINGS', {
  DATE: date,
  ORDER_NUMBER: text,
  AMOUNT: amount,
  IS_APPROVED: flag,
})
export const affiliatePayments = affiliate('PAYMENTS', {
  DATE: date,
  AMOUNT: amount,
  STATUS_TEXT: text,
})
