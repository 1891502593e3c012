import { z } from 'zod'
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
  pictureLink,
  requiredAmount,
  requiredLink,
  strictFlag,
  text,
  whole,
} from './fields'
import {
  comparedProduct,
  picture,
  product,
  productDetail,
  productPage,
  variantFields,
} from './products'

const region = whole({ code: id, title: name, postalcode: text })

export const countries = whole({
  countries: list(
    whole({ code: id, title: name, phone_code: text, pattern: text, has_state: flag }),
  ),
  selected: text,
})
/** @param wrapper the level's name: cities, towns, districts or data */
export const regions = (wrapper: string) => whole({ [wrapper]: list(region) })
export const postalRegion = whole({
  REGION: whole({ CITY: text, TOWN: text, DISTRICT: text }),
})

export const categoryFields = { ID: id, TITLE: text, NAME: text, LINK: link, URL: link }
const subcategory = whole({ ...categoryFields, CHILDREN: maybeList(whole(categoryFields)) })
export const categories = z.array(whole({ ...categoryFields, CHILDREN: maybeList(subcategory) }), {
  error: 'a list',
})

const choice = { ID: id, NAME: name, COUNT: amount, SELECTED: flag }
const range = { MIN: amount, MAX: amount, MIN_SELECTED: amount, MAX_SELECTED: amount }
const choices = maybeList(whole(choice))
export const filters = whole({
  FILTERS: maybeList(
    whole({
      ...range,
      ID: id,
      NAME: text,
      TYPE: text,
      VIEW: text,
      VALUES: maybeList(whole({ ...choice, DATA: text })),
    }),
  ),
  CATEGORIES: maybeList(whole({ ...choice, URL: link, CHILDREN: choices })),
  BRANDS: maybeList(whole({ ...choice, URL: link })),
  PRICE: part({ ...range, COUNTS: maybeList(amount), ENDS: maybeList(amount) }),
  MODELS: choices,
  SUPPLIERS: choices,
  VARIANTS: part({
    TYPE1_NAME: text,
    TYPE1_LIST: maybeList(whole({ ...choice, COLOR_CODE: text, IMAGE: pictureLink })),
    TYPE2_NAME: text,
    TYPE2_LIST: maybeList(whole({ ...choice, COLOR_CODE: text, IMAGE: pictureLink })),
  }),
  SELECTED: maybeList(whole({ TEXT: text, XTYPE: text, VALUE: text })),
  TARGET_CURRENCY: text,
})

export const stars = whole({
  data: z.record(z.string(), requiredAmount, { error: 'an object' }),
  total: amount,
})

/** An unknown variant is an empty object. */
export const variantInfo = whole({ ...variantFields, ID: maybeId, TurId1: text, TurId2: text })

export const availability = (group: 1 | 2) =>
  whole({ [`VARIANT${group}_LIST`]: list(whole({ ...variantFields, TYPE_ID: id })) })

export const products = whole({ PRODUCTS: list(product) })
export const loadedPage = whole(productPage)

export const compared = whole({ DATA: whole({ PRODUCTS: list(comparedProduct) }) })
/** Of the named properties of a tab only the kind of value is known. */
export const tab = z.record(z.string(), z.unknown(), { error: 'an object' })

export const panel = whole({ DATA: whole({ TITLE: text, CONTENT: html }) })
export const instalments = whole({
  DATA: whole({
    BANK_LIST: list(
      whole({
        ID: id,
        CARD_NAME: text,
        INSTALLMENT_LIST: maybeList(
          whole({ INSTALLMENT_NUMBER: amount, PRICE_INSTALLMENT: amount, PRICE_TOTAL: amount }),
        ),
      }),
    ),
    TARGET_CURRENCY: text,
  }),
})

export const stores = whole({
  success: flag,
  data: list(
    whole({
      id,
      Ad: name,
      Adres: text,
      Ulke: text,
      Il: text,
      IlAdi: text,
      Ilce: text,
      IlceAdi: text,
      Telefon: text,
      Mail: text,
      is_delivery_store: flag,
    }),
  ),
})

const meta = part({ LIMIT: amount, CURRENT_PAGE: amount, TOTAL_PAGE: amount })
export const reviews = whole({
  TOTAL: amount,
  COMMENTS: list(
    whole({
      ID: id,
      NAME: text,
      SURNAME: text,
      TITLE: text,
      COMMENT: text,
      RATE: amount,
      DATE: date,
      IS_NAME_DISPLAYED: flag,
      IS_PRODUCT_PURCHASED: flag,
      YES_VOTE: amount,
      NO_VOTE: amount,
    }),
  ),
  META: meta,
  IS_MEMBER_LOGGED_IN: flag,
  WRITE_COMMENT: flag,
})
export const questions = whole({
  TOTAL: amount,
  QUESTIONS: list(
    whole({
      ID: id,
      NAME: text,
      QUESTION: text,
      DATE: date,
      ANSWERS: maybeList(whole({ ID: maybeId, ANSWER: text, DATE: date, IS_ADMIN: flag })),
    }),
  ),
  META: meta,
})
export const reviewItems = whole({
  count: amount,
  avg: amount,
  items: list(whole({ id, name: text, rate: amount, title: text, text })),
})

const found = whole({ id: maybeId, title: name, url: requiredLink, image: pictureLink })
const foundProduct = whole({
  id,
  title: name,
  url: requiredLink,
  image: pictureLink,
  price: amount,
  currency: text,
})
export const suggestions = whole({
  products: list(foundProduct),
  categories: maybeList(found),
  // A brand without a page becomes a filter.
  brands: maybeList(whole({ id: maybeId, title: name, url: link, image: pictureLink })),
  combines: maybeList(found),
  total: amount,
  within: maybeList(whole({ id, title: name })),
})
export const searched = whole({ data: list(foundProduct) })

export const attributes = z.array(
  whole({
    GROUP_ID: id,
    NAME: text,
    CATALOG_VIEW: text,
    OPTIONS: list(
      whole({ ID: id, NAME: text, SELECTED: strictFlag, PRODUCT_ID: maybeId, IMAGE: pictureLink }),
    ),
  }),
  { error: 'a list' },
)
/** An entry without an id is no match. */
export const matchingProducts = z.array(
  whole({ ...product.shape, ID: maybeId, TITLE: text, URL: link }),
  {
    error: 'a list',
  },
)

export const cookieLaw = whole({ Title: text, Content: html })

const pageFields = {
  ID: maybeId,
  TYPE: name,
  LINK_TYPE: text,
  LINK_TABLE_ID: text,
  TITLE: text,
  REDIRECT: link,
}
const path = maybeList(whole({ ID: maybeId, TITLE: text, URL: link }))
export const homePage = whole({
  PAGE: whole(pageFields),
  BANNERS: maybeList(whole({ ID: maybeId, TITLE: text, TEXT: text, URL: link, IMAGE: picture })),
  SHOWCASES: maybeList(
    whole({
      ...{ ID: maybeId, TITLE: text, URL: link, BESTSELLER: flag },
      PRODUCTS: maybeList(product),
    }),
  ),
})
export const listPage = whole({ PAGE: whole(pageFields), PATH: path, LIST: whole(productPage) })
export const productPageAnswer = whole({
  PAGE: whole(pageFields),
  PATH: path,
  PRODUCT: productDetail,
})

export const links = whole({
  LINKS: list(whole({ TYPE: text, ID: maybeId, LINKS: z.record(z.string(), link), DATE: date })),
  TOTAL: amount,
  PAGE_NO: amount,
  PAGE_SIZE: amount,
})
