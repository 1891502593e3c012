import type { Words } from './fields'
import { filledWords } from './placeholders'
import type { ShopSettings } from './shop-file'

/** Seconds that a member's sign-in lasts. */
const TOKEN_SECONDS = 3600

/** The row that says whether these settings are an owner's. */
export const OWN_SHOP = 'OWN_SHOP'

type Setting = string | number | boolean | Words | object | undefined

/** The rows of the table `setting` by name: amounts in hundredths of the lira, flags as 1 or 0, the rest as JSON. */
export function settingRows(shop: ShopSettings, isDemo: boolean): [string, string][] {
  const fill = (text: Words | undefined) => text && filledWords(shop, text)
  const all: Record<string, Setting> = {
    [OWN_SHOP]: isDemo ? undefined : true,
    SITE_NAME: shop.name,
    MAIL_FROM: senderOf(shop),
    TOKEN_SECONDS,
    LANGUAGES: shop.languages,
    COMPANY: shop.company,
    COLOURS: shop.colours,
    LOGO: shop.logo,
    ...wordSettings(shop, fill),
    ...lawSettings(shop, fill),
    ...behaviourSettings(shop),
    ...priceSettings(shop),
  }
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, textOf(value)] as [string, string]],
  )
}

export const senderOf = ({ mailFrom, contact, company }: ShopSettings): string | undefined =>
  mailFrom ?? contact.email ?? company.email

function textOf(value: Exclude<Setting, undefined>): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Fill = (text: Words | undefined) => Words | undefined

function contactWords({ contact }: ShopSettings): Words | undefined {
  const all = [contact.address, contact.phone, contact.email].filter(Boolean).join(', ')
  return all === '' ? undefined : { tr: all, en: all, de: all, ar: all }
}

function wordSettings(shop: ShopSettings, fill: Fill): Record<string, Setting> {
  const { home, footer, notes, cookieQuestion, app } = shop
  const given = { contact: contactWords(shop), ...notes }
  const filledNotes = Object.entries(given).map(([name, text]) => [name, fill(text)])
  return {
    HOME_TITLE: fill(home?.title),
    HOME_DESCRIPTION: fill(home?.description),
    SLOGAN: fill(footer.slogan),
    FOOTER_BLOCKS: footer.blocks.map(({ title, text }) => ({
      title: fill(title),
      text: fill(text),
    })),
    FOOTER_PAGES: footer.pages,
    NOTES: Object.fromEntries(filledNotes),
    COOKIE_LAW: cookieQuestion !== undefined,
    COOKIE_LAW_TITLE: fill(cookieQuestion?.title),
    COOKIE_LAW_TEXT: fill(cookieQuestion?.html),
    MOBILE_APP_PAGE: app?.page,
    MOBILE_APP_TITLE: fill(app?.title),
    MOBILE_APP_TEXT: fill(app?.text),
  }
}

function lawSettings({ law }: ShopSettings, fill: Fill): Record<string, Setting> {
  return {
    LAW: {
      basis: fill(law.basis),
      preInformation: law.preInformation.map(fill),
      distanceSales: law.distanceSales.map(fill),
    },
    WITHDRAWAL_DAYS: law.withdrawalDays,
    LOWEST_PRICE_DAYS: law.lowestPriceDays,
    INSTALMENTS_FROM: law.instalmentsFrom,
    INSTALMENT_MONTHS: law.instalmentMonths,
  }
}

function behaviourSettings({ behaviour }: ShopSettings): Record<string, Setting> {
  return {
    // The answer of add-to-cart for products without a setting of their own: 1 nothing, 3 popup, 4 notice.
    AFTER_ADD: behaviour.afterAdd,
    MEMBER_ACTIVATION: behaviour.memberActivation,
    KVKK_REQUIRED: behaviour.privacyNotice,
    NEGATIVE_STOCK: behaviour.sellsOverStock,
    CART_DROPDOWN_LIST: true,
    LICENCE_SEARCH_ALL: true,
  }
}

/** The cheapest company's price is that of delivery; the others' are extra (cargo_company). */
export const deliveryPrice = ({ delivery }: ShopSettings): number =>
  Math.min(...delivery.companies.map(({ price }) => price))

function carriageOf({ delivery }: ShopSettings) {
  const { carriage, cutOff, holidays } = delivery
  const own = delivery.companies.map((one, index) => [index + 1, one.carriage])
  return carriage && { ...carriage, cutOff, holidays, companies: Object.fromEntries(own) }
}

function priceSettings(shop: ShopSettings): Record<string, Setting> {
  const { card, transfer, cashOnDelivery } = shop.payment
  return {
    CARGO_PRICE: deliveryPrice(shop),
    CARGO_FREE_FROM: shop.delivery.freeFrom,
    DELIVERY_DAYS: shop.delivery.days,
    CARRIAGE: carriageOf(shop),
    BANK_OWNER: transfer?.owner,
    BANK_IBAN: transfer?.iban,
    TRANSFER_DISCOUNT: transfer?.discountPercent,
    PAYMENT_MINUTES: card?.minutes,
    CASH_ON_DELIVERY_FEE: cashOnDelivery?.fee,
  }
}
