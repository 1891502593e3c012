import type { Call } from '../app'
import { memberIdOf } from '../app'
import type { MemberRow } from '../auth/member-queries'
import { memberById } from '../auth/member-queries'
import { csrfToken } from '../cart/csrf'
import type { CategoryRow } from '../catalog/category-queries'
import { everyCategory } from '../catalog/category-queries'
import { categoryTree } from '../catalog/category-tree'
import { POPULAR_SQL } from '../catalog/search/popular'
import type { Currency, Language } from '../locale'
import { LANGUAGE_TITLES, LANGUAGES } from '../locale'
import { separators } from '../money'
import { partyOf } from '../passkey/answers'
import { brandAndWords, type PageLinkRow, pageLinks } from './own-words'
import { inLanguage, type Settings, settingsOf } from './settings'

const SETTINGS = `SELECT name, value FROM setting
  UNION ALL SELECT 'STORES', CAST(EXISTS (SELECT 1 FROM store) AS TEXT)`

/** What every page of the shop needs: names, settings, languages, currencies, the menu and the member. */
export async function siteGlobals(call: Call, language: Language, currency: Currency) {
  const db = call.env.DB
  const [settingRows, currencies, categories, pages, popular] = await db.batch([
    db.prepare(SETTINGS),
    db.prepare('SELECT code, title FROM currency ORDER BY position'),
    everyCategory(db, language),
    pageLinks(db, language),
    db.prepare(POPULAR_SQL).bind(language),
  ])
  const settings = settingsOf(
    (settingRows?.results ?? []) as { name: string; value: string }[],
    language,
  )
  const memberId = memberIdOf(call)
  const member = memberId > 0 ? await memberById(db, memberId) : null
  return {
    SITE_NAME: settings.text('SITE_NAME'),
    LANGUAGE: language,
    LANGUAGE_LIST: languageList(settings),
    CURRENCY: currency,
    CURRENCY_LIST: currencyList(rowsOf(currencies), currency, language),
    ...numberFormat(language),
    PAGE_LINK,
    CART_CSRF_TOKEN: await csrfToken(call.env.TOKEN_SECRET),
    ...behaviour(settings),
    POPULAR_SEARCHES: rowsOf<{ spelling: string }>(popular).map(({ spelling }) => spelling),
    DELIVERY: delivery(settings),
    ...brandAndWords(settings, (pages?.results ?? []) as PageLinkRow[], language),
    IMAGE_HEIGHT_WIDTH_RATIO: 1,
    // Pictures of a feed lie elsewhere, in one format.
    IMAGE_TWINS: settings.text('FEED_RUN') ? [] : ['avif'],
    ...memberCalls(call),
    MEMBER_INFO: memberInfo(member, settings.flag('ADDRESS_OWN_COUNTRY') === 1),
    MENU: categoryTree((categories?.results ?? []) as CategoryRow[]),
  }
}

const rowsOf = <T>(result: D1Result | undefined) => (result?.results ?? []) as T[]

type CurrencyRow = { code: string; title: string }

const currencyList = (rows: CurrencyRow[], chosen: Currency, language: Language) =>
  rows.map(({ code, title }) => ({
    TITLE: code,
    NAME: inLanguage(title, language),
    SELECTED: code === chosen ? 1 : 0,
  }))

const languageList = ({ json }: Settings) =>
  json<Language[]>('LANGUAGES', [...LANGUAGES]).map((code) => ({
    TITLE: LANGUAGE_TITLES[code],
    CODE: code,
  }))

function numberFormat(language: Language) {
  const { decimal, thousands } = separators(language)
  return { DECIMAL_LENGTH: 2, SEP_DEC: decimal, SEP_THO: thousands }
}

function behaviour({ flag, translated }: Settings) {
  return {
    CART_DROPDOWN_LIST: flag('CART_DROPDOWN_LIST'),
    LICENCE_SEARCH_ALL: flag('LICENCE_SEARCH_ALL'),
    STORES: flag('STORES'),
    COOKIE_LAW: flag('COOKIE_LAW'),
    COOKIE_LAW_TEXT: {
      Title: translated('COOKIE_LAW_TITLE'),
      Content: translated('COOKIE_LAW_TEXT'),
    },
    SETTINGS: {
      KVKK_REQUIRED: flag('KVKK_REQUIRED'),
      NEGATIVE_STOCK: flag('NEGATIVE_STOCK'),
      DYNAMIC_LOADING_SHOW_BUTTON: 1,
    },
  }
}

const memberCalls = ({ env }: Call) => ({
  HAS_ACCOUNT_DELETION: 1,
  HAS_MEMBER_SESSIONS: 1,
  HAS_PASSKEYS: partyOf(env) ? 1 : 0,
  HAS_POSTAL_CODES: 1,
  HAS_IDEMPOTENCY_KEYS: 1,
  E_EXPORT_ACTIVE: 0,
})

type Carriage = { from: number; to: number; cutOff?: string; holidays: string[] }

const lira = (hundredths: string) => (hundredths === '' ? null : Number(hundredths) / 100)

/** What the owner's settings promise of delivery and returns, in lira; null for what they do not. */
function delivery({ text, json }: Settings) {
  const carriage = json<Carriage | null>('CARRIAGE', null)
  return {
    COUNTRY: 'TR',
    CURRENCY: 'TL',
    PRICE: lira(text('CARGO_PRICE')),
    FREE_FROM: lira(text('CARGO_FREE_FROM')),
    RETURN_DAYS: Number(text('WITHDRAWAL_DAYS')) || null,
    CARRIAGE: carriage && {
      FROM: carriage.from,
      TO: carriage.to,
      CUT_OFF: carriage.cutOff ?? null,
      HOLIDAYS: carriage.holidays,
    },
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
