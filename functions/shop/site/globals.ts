import type { Call } from '../app'
import { memberIdOf } from '../app'
import type { MemberRow } from '../auth/member-queries'
import { memberById } from '../auth/member-queries'
import { csrfToken } from '../cart/csrf'
import type { CategoryRow } from '../catalog/category-queries'
import { everyCategory } from '../catalog/category-queries'
import { categoryTree } from '../catalog/category-tree'
import type { Currency, Language } from '../locale'
import { LANGUAGE_TITLES, LANGUAGES } from '../locale'
import { separators } from '../money'

export async function siteGlobals(call: Call, language: Language, currency: Currency) {
  const [settings, currencies, categories] = await call.env.DB.batch([
    call.env.DB.prepare('SELECT name, value FROM setting'),
    call.env.DB.prepare('SELECT code, title FROM currency ORDER BY position'),
    everyCategory(call.env.DB, language),
  ])
  const setting = new Map(
    ((settings?.results ?? []) as { name: string; value: string }[]).map((row) => [
      row.name,
      row.value,
    ]),
  )
  const flag = (name: string) => (setting.get(name) === '1' ? 1 : 0)
  const inLanguage = (json: string): string =>
    (JSON.parse(json) as Record<string, string>)[language] ?? ''
  const translated = (name: string): string => inLanguage(setting.get(name) ?? '{}')
  const { decimal, thousands } = separators(language)
  return {
    SITE_NAME: setting.get('SITE_NAME') ?? '',
    LANGUAGE: language,
    LANGUAGE_LIST: LANGUAGES.map((code) => ({ TITLE: LANGUAGE_TITLES[code], CODE: code })),
    CURRENCY: currency,
    CURRENCY_LIST: ((currencies?.results ?? []) as { code: string; title: string }[]).map(
      (row) => ({
        TITLE: row.code,
        NAME: inLanguage(row.title),
        SELECTED: row.code === currency ? 1 : 0,
      }),
    ),
    DECIMAL_LENGTH: 2,
    SEP_DEC: decimal,
    SEP_THO: thousands,
    PAGE_LINK,
    CART_CSRF_TOKEN: await csrfToken(call.env.TOKEN_SECRET),
    CART_DROPDOWN_LIST: flag('CART_DROPDOWN_LIST'),
    LICENCE_SEARCH_ALL: flag('LICENCE_SEARCH_ALL'),
    COOKIE_LAW: flag('COOKIE_LAW'),
    COOKIE_LAW_TEXT: {
      Title: translated('COOKIE_LAW_TITLE'),
      Content: translated('COOKIE_LAW_TEXT'),
    },
    MOBILE_APP: setting.has('MOBILE_APP_URL')
      ? {
          TITLE: translated('MOBILE_APP_TITLE'),
          TEXT: translated('MOBILE_APP_TEXT'),
          URL: translated('MOBILE_APP_URL'),
        }
      : null,
    IMAGE_HEIGHT_WIDTH_RATIO: 1,
    IMAGE_TWINS: ['avif'],
    SETTINGS: {
      KVKK_REQUIRED: flag('KVKK_REQUIRED'),
      NEGATIVE_STOCK: flag('NEGATIVE_STOCK'),
      DYNAMIC_LOADING_SHOW_BUTTON: 1,
    },
    MEMBER_INFO: memberInfo(
      memberIdOf(call) > 0 ? await memberById(call.env.DB, memberIdOf(call)) : null,
      flag('ADDRESS_OWN_COUNTRY') === 1,
    ),
    E_EXPORT_ACTIVE: 0,
    MENU: categoryTree((categories?.results ?? []) as CategoryRow[]),
  }
}

/** The data of the member that a page may use; a guest's KVKK is -1. */
function memberInfo(member: MemberRow | null, onlyOwnCountry: boolean) {
  return {
    ID: member?.id ?? 0,
    CODE: member?.code ?? '',
    GROUP: member?.group_id ?? 0,
    FIRST_NAME: member?.name ?? '',
    LAST_NAME: member?.surname ?? '',
    BIRTH_DATE: member?.birth_date ?? '',
    GENDER: member?.gender ?? 2,
    MAIL: member?.email ?? '',
    COUNTRY: member?.country ?? '',
    // Set where the shop limits addresses to the member's own country.
    E_COUNTRY: onlyOwnCountry ? (member?.country ?? '') : '',
    KVKK: member?.kvkk ?? -1,
    PASSWORD_STRENGTH: member?.password_strength ?? 0,
    IS_AFFILIATE: member?.is_affiliate ?? 0,
    ADMIN_FULL_NAME: member?.is_admin ? `${member.name} ${member.surname}` : '',
  }
}

/** The platform's names of its fixed pages. */
const PAGE_LINK = {
  HOME: 'anasayfa',
  CART: 'sepet',
  MEMBER_LOGIN: 'uye-girisi-sayfasi',
  MEMBER_REGISTER: 'uye-kayit',
  MEMBER_REGISTER_CONFIRMATION: 'uye-kayit-onay',
  MEMBER_PASSWORD_REMINDER: 'uye-sifre-hatirlat',
  MEMBER_PERSONAL_INFO: 'uye-kisisel-bilgileri',
  MEMBER_ORDERS: 'uye-siparisleri',
  MEMBER_SHOPPING_LIST: 'uye-alisveris-listesi',
  MEMBER_ADDRESS_LIST: 'adres',
  MEMBER_MESSAGES: 'mesaj',
  SEARCH: 'arama',
  CONTACT: 'iletisim',
  VENDOR_LOGIN: 'bayi-girisi-sayfasi',
  ORDER: 'order',
  ORDER_LOGIN: 'siparis-uye-giris',
  ORDER_FOLLOW: 'siparis-takip',
  OUR_STORES: 'magazalarimiz',
  NEW_PRODUCTS: 'yeni-urunler',
  DISCOUNTED_PRODUCTS: 'indirimli-urunler',
  BRAND_LIST: 'marka-listesi',
  CAMPAIGN_LIST: 'kampanyalar',
}
