import { z } from 'zod'
import { brandCss, brandShape } from '../../../../app/backend/site/owner/brand'
import { noteFields } from '../../../../app/backend/site/owner/owner-words'
import { categoryFields } from './catalogue'
import {
  amount,
  colour,
  currencyCode,
  flag,
  html,
  link,
  maybeId,
  maybeList,
  name,
  part,
  text,
  whole,
} from './fields'

const brand = z.object(brandShape)
/** Whether the storefront takes anything of a shop's look. */
const isVisible = (look: Record<string, unknown>): boolean => brandCss(brand.parse(look)) !== ''

const colours = part({ ACCENT: colour, ON_ACCENT: colour }).refine(
  (COLOURS) => !COLOURS?.ACCENT || isVisible({ COLOURS }),
  { error: 'colours with a contrast of 4.5' },
)
const logo = part({ URL: text, WIDTH: amount, HEIGHT: amount }).refine(
  (LOGO) => !LOGO?.URL || isVisible({ LOGO }),
  { error: 'an address with a width and a height' },
)

const footer = part({
  SLOGAN: text,
  BLOCKS: maybeList(whole({ TITLE: text, TEXT: text })),
  LINKS: maybeList(whole({ TITLE: text, URL: link })),
})
const notes = part(Object.fromEntries(Object.values(noteFields).map((field) => [field, text])))

export const globals = whole({
  LANGUAGE: text,
  LANGUAGE_LIST: maybeList(whole({ CODE: name, TITLE: text })),
  CURRENCY: text,
  CURRENCY_LIST: maybeList(whole({ TITLE: text, NAME: text, CODE: currencyCode, SELECTED: flag })),
  DECIMAL_LENGTH: amount,
  SEP_DEC: text,
  SEP_THO: text,
  SITE_NAME: text,
  COLOURS: colours,
  LOGO: logo,
  FOOTER: footer,
  NOTES: notes,
  MENU: maybeList(whole(categoryFields)),
  IMAGE_TWINS: maybeList(text),
  CART_CSRF_TOKEN: text,
  CART_DROPDOWN_LIST: flag,
  STORES: flag,
  HAS_ACCOUNT_DELETION: flag,
  HAS_MEMBER_SESSIONS: flag,
  HAS_PASSKEYS: flag,
  HAS_POSTAL_CODES: flag,
  HAS_IDEMPOTENCY_KEYS: flag,
  LICENCE_SEARCH_ALL: flag,
  POPULAR_SEARCHES: maybeList(text),
  SETTINGS: part({ NEGATIVE_STOCK: flag }),
  MEMBER_INFO: part({
    ID: maybeId,
    FIRST_NAME: text,
    LAST_NAME: text,
    MAIL: text,
    GROUP: amount,
    IS_AFFILIATE: flag,
  }),
  COOKIE_LAW: flag,
  COOKIE_LAW_TEXT: part({ Title: text, Content: html }),
  MOBILE_APP: part({ TITLE: text, TEXT: text, URL: link }),
})
