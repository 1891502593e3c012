import { z } from 'zod'
import { namedList } from '../../../../app/backend/addresses/address-row'
import { inUpperCase } from '../../../../app/backend/addresses/public-address'
import { envelope } from './actions'
import {
  amount,
  date,
  flag,
  html,
  id,
  link,
  list,
  maybeId,
  maybeList,
  name,
  part,
  text,
  whole,
} from './fields'
import { picture, product } from './products'

const addressFields = {
  ID: id,
  TITLE: text,
  FULLNAME: text,
  ADDRESS: text,
  COUNTRY_CODE: text,
  COUNTRY: text,
  CITY_CODE: text,
  CITY: text,
  TOWN_CODE: text,
  TOWN: text,
  DISTRICT_CODE: text,
  DISTRICT: text,
  POST_CODE: text,
  MOBILE_PHONE: text,
  IS_COMPANY_ACTIVE: flag,
}
export const address = whole(addressFields)
export const addressList = z.preprocess(
  (body) => namedList('ADDRESS_LIST', body),
  whole({ ADDRESS_LIST: list(address) }),
)
export const orderAddresses = whole({
  ADDRESS_LIST: list(address),
  DELIVERY_ADDRESS_ID: maybeId,
  INVOICE_ADDRESS_ID: maybeId,
})
const inAnySpelling = <T extends z.ZodType<unknown, Record<string, unknown>>>(row: T) =>
  z.record(z.string(), z.unknown(), { error: 'an object' }).transform(inUpperCase).pipe(row)
/** The list of /api/v1/public/address, and one address of it, which has no id. */
export const publicAddresses = z.preprocess(
  (body) => namedList('data', body),
  envelope(inAnySpelling(address)),
)
export const publicForm = envelope(inAnySpelling(whole({ ...addressFields, ID: maybeId })))

const methodFields = {
  ID: id,
  TITLE: text,
  DESCRIPTION: text,
  DECLERATION: text,
  PRICE: amount,
  DISCOUNT: amount,
}
export const cargo = whole({
  CARGO_COMPANY_LIST: list(whole(methodFields)),
  SELECTED_COMPANY: maybeId,
  CURRENCY: text,
})
export const payments = whole({
  PAYMENT_LIST: list(whole(methodFields)),
  SELECTED_PAYMENT: maybeId,
  CURRENCY: text,
})
export const plans = whole({
  INSTALLMENT_LIST: list(
    whole({
      ID: id,
      CARD_NAME: text,
      INSTALLMENT_LIST: maybeList(
        whole({ INSTALLMENT_NUMBER: amount, PRICE_INSTALLMENT: amount, PRICE_TOTAL: amount }),
      ),
    }),
  ),
  PRICE_TOTAL: amount,
  SELECTED_CARD: maybeId,
  SELECTED_NUMBER: amount,
  CURRENCY: text,
})
export const summary = whole({
  PRODUCTS: list(
    whole({
      NAME: text,
      TITLE: text,
      SUBPRODUCTNAME: text,
      IMAGE: picture,
      COUNT: amount,
      QUANTITYTYPE: text,
      TOTALSALEPRICE: amount,
    }),
  ),
  AMOUNTS: whole({
    PRODUCTS_TOTAL: amount,
    DISCOUNT_TOTAL: amount,
    INSTALLMENT_TOTAL: amount,
    CARGO_TOTAL: amount,
    SERVICE_TOTAL: amount,
    GIFTPACKAGES_TOTAL: amount,
    DUTY_SERVICE_TOTAL: amount,
    HOPI_COIN: amount,
    TOTAL: amount,
  }),
  CURRENCY: text,
  DELIVERY_ADDRESS: part(addressFields),
  INVOICE_ADDRESS: part(addressFields),
  CARGO: part(methodFields),
  PAYMENT: part(methodFields),
  EMAIL: text,
  STORE: text,
  MARK: text,
})
export const agreements = whole({
  AGREEMENTS: list(whole({ ID: id, TITLE: text, CONTENT: html })),
})

const orderFields = {
  ORDER_NUMBER: name,
  DATE: date,
  STATUS_ID: amount,
  STATUS_TEXT: text,
  PAYMENT_STATE: text,
  TOTAL_PRICE: amount,
  CARGO_PRICE: amount,
  SERVICE_PRICE: amount,
  CURRENCY: text,
  PRODUCT_LIST: maybeList(
    whole({
      PRODUCT_ID: maybeId,
      TITLE: text,
      URL: link,
      IMAGE: picture,
      COUNT: amount,
      UNIT: text,
      PRICE_TOTAL: amount,
    }),
  ),
}
const place = part({
  FULLNAME: text,
  ADDRESS: text,
  TOWN: text,
  CITY: text,
  COUNTRY: text,
  ZIP_CODE: text,
})
export const orders = whole({
  ORDERS: list(
    whole({
      ...orderFields,
      ID: id,
      ORDER_CANCEL: flag,
      ORDER_RETURN: flag,
      CARGO_NUMBER: text,
      ADDRESS: part({ DELIVERY: place, INVOICE: place }),
    }),
  ),
  START: amount,
  LENGTH: amount,
  TOTAL: amount,
})
export const order = whole({ ORDER: whole(orderFields) })

export const cards = whole({
  CARDS: list(
    whole({ ID: id, BRAND: text, LAST4: text, EXPIRY: text, NAME: text, IS_VALID: flag }),
  ),
})

export const consents = whole({
  CONSENTS: list(
    whole({ KIND: text, RECIPIENT: text, AGREED: flag, VERSION: text, SOURCE: text, DATE: date }),
  ),
})

export const obstacle = whole({ OBSTACLE: text })

export const sessions = whole({
  SESSIONS: list(
    whole({ ID: id, DEVICE: text, SIGNED_IN: date, LAST_USE: date, IS_CURRENT: flag }),
  ),
})

export const passkeys = whole({
  PASSKEYS: list(whole({ ID: id, NAME: text, CREATED: date, LAST_USE: date })),
})

export const favourites = whole({
  CATEGORIES: list(
    whole({ ID: maybeId, NAME: text, PRODUCTS: maybeList(product), SHARE_ID: text }),
  ),
  IS_SHARE: flag,
  HAS_LISTS: flag,
  SHARE_ID: text,
  OWNER: text,
})
export const notifications = whole({
  DATA: whole({
    NOTIFICATIONS: maybeList(whole({ ID: id, KIND: text, TITLE: text, URL: link })),
  }),
})
