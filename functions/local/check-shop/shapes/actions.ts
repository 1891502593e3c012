import { z } from 'zod'
import {
  actionStatus,
  amount,
  date,
  flag,
  id,
  link,
  list,
  maybeId,
  maybeList,
  name,
  requiredAmount,
  text,
  whole,
} from './fields'

/** The answer of an action under /srv. */
const actionFields = {
  status: actionStatus,
  statusText: text,
  key: text,
  field: text,
  url: link,
  ttl: amount,
}
export const action = whole(actionFields)

const error = whole({ key: text, statusText: text })
const envelopeStatus = z.union([z.boolean(), z.number()], { error: 'true or false' })

/** The envelope of /api/v1; @param row what its list holds */
export const envelope = <T extends z.ZodType>(row: T) =>
  whole({ status: envelopeStatus, message: text, data: list(row) })
export const refusal = whole({
  status: envelopeStatus,
  message: text,
  data: maybeList(z.union([error, z.unknown()])),
})

export const success = whole({ success: flag, message: text, link })

/** `1` when the currency was set. */
export const one = z.custom<unknown>((value) => String(value).trim() === '1', { message: '1' })

const sessionLogin = whole({ status: z.union([z.literal(1), z.literal('1'), z.literal(true)]) })

const bearerLogin = whole({
  status: envelopeStatus,
  message: text,
  data: z.array(whole({ bearer: name, exp_at: requiredAmount, password_change: flag }), {
    error: 'a list',
  }),
})

/** An empty list is none: the contract has a list there in every answer. */
const hasData = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  (Array.isArray(body.data) ? body.data.length > 0 : body.data !== null)

/** By a bearer where there are data, else by the session. */
export const login = z.unknown().transform((body, context) => {
  const shape = hasData(body) ? bearerLogin : sessionLogin
  const parsed = shape.safeParse(body)
  for (const { path, message } of parsed.error?.issues ?? [])
    context.issues.push({ code: 'custom', path, message, input: body })
  return parsed.data
})

const cartItem = whole({
  CART_ID: maybeId,
  ID: id,
  VARIANT_ID: maybeId,
  TITLE: text,
  COUNT: amount,
})
export const cartAction = whole({
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
      PRICE_SELL: amount,
      PRICE_NOT_DISCOUNTED: amount,
      VAT: amount,
      DISPLAY_VAT: flag,
      TARGET_CURRENCY: text,
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
  options: maybeList(whole({ id: maybeId, name: text })),
})
export const registerForm = whole({
  status: envelopeStatus,
  message: text,
  data: z
    .array(
      whole({
        block: z
          .array(registerField, { error: 'a list' })
          .min(1, 'a list with the fields of the form'),
        security: text,
      }),
      { error: 'a list' },
    )
    .min(1, 'a list with the form'),
})
export const memberForm = envelope(whole({ block: list(registerField), security: text }))
export const captcha = whole({ data: list(whole({ path: link, question: text })) })
export const pageRequirement = envelope(
  whole({
    rules: z.record(z.string(), whole({ show: flag, required: flag, max_char_len: amount }), {
      error: 'an object',
    }),
  }),
)
export const departments = whole({ data: list(whole({ id, name })) })
export const profileDepartments = whole({ DEPARTMENTS: list(whole({ ID: id, NAME: name })) })
export const socialTarget = whole({ data: list(link) })

export const messages = envelope(
  whole({ id, subject: text, department: text, updateDate: date, status: flag }),
)
export const openMessage = envelope(
  whole({
    message: whole({ id, subject: text, department: text, updateDate: date, status: flag }),
    detail: maybeList(whole({ isAdmin: flag, date, message: text })),
  }),
)
export const profileMessages = whole({
  MESSAGES: list(
    whole({ ID: id, SUBJECT: text, DEPARTMENT: text, UPDATE_DATE: date, STATUS: flag }),
  ),
})

const erp = <T extends z.ZodRawShape>(row: T) =>
  whole({ status: actionStatus, data: maybeList(whole(row)) })
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
