import { tabCall } from '../../../../app/backend/site/tab'
import type { CallCheck } from '../call-check'
import { type Facts, flagAt, rowsAt, textAt, valueAt } from '../facts'
import { one, success } from '../shapes/actions'
import { cookieLaw, links, tab } from '../shapes/catalogue'
import { globals } from '../shapes/settings'

function learnGlobals(facts: Facts, body: unknown): void {
  facts.hasSettings = true
  facts.hasMenu = rowsAt(body, 'MENU').length > 0
  facts.searchesAll = flagAt(body, 'LICENCE_SEARCH_ALL')
  const hasNoQuestion = valueAt(body, 'COOKIE_LAW') !== undefined && !flagAt(body, 'COOKIE_LAW')
  facts.hasCookieLaw = hasNoQuestion || textAt(body, 'COOKIE_LAW_TEXT', 'Content') !== ''
  facts.hasMemberSessions = flagAt(body, 'HAS_MEMBER_SESSIONS')
  facts.hasPasskeys = flagAt(body, 'HAS_PASSKEYS')
  facts.hasPostalCodes = flagAt(body, 'HAS_POSTAL_CODES')
  facts.csrfToken = textAt(body, 'CART_CSRF_TOKEN')
}

function storeForm({ store }: Facts): Record<string, string> | null {
  if (!store) return null
  return {
    store_id: store.id,
    ...(store.country && { 'location[U]': store.country }),
    'location[S]': store.city,
    'location[I]': store.town,
  }
}

/** The settings of the shop, and what a visitor chooses for the session. */
export const siteCalls: CallCheck[] = [
  {
    number: 0,
    key: 'GLOBALS',
    as: 'guest',
    isPersonal: true,
    stage: 'start',
    // A shop that lacks it is read without; one that fails at it has neither name nor languages.
    need: ({ maybeMissingCalls }) => (maybeMissingCalls.has('GLOBALS') ? 'optional' : 'needed'),
    request: () => ({}),
    expected: { kind: 'json', shape: globals },
    learn: learnGlobals,
    // After a silent call the storefront waits for no second one, so that the menu is empty too.
    feature: ({ maybeMissingCalls, failed }) =>
      maybeMissingCalls.has('GLOBALS') || failed.has('GLOBALS')
        ? "the shop's own name, languages and currencies"
        : "the shop's own name, languages, currencies and menu",
    without: ({ maybeMissingCalls }) =>
      maybeMissingCalls.has('GLOBALS')
        ? 'Name, languages and currencies are those of the storefront’s settings, the menu is that of category/get alone.'
        : 'Every page has the host’s name, Turkish and the lira alone, and none of them is cached.',
  },
  {
    number: 0,
    key: 'LINKS',
    as: 'guest',
    stage: 'start',
    need: 'optional',
    request: () => ({ query: { page: '1' } }),
    expected: { kind: 'json', shape: links },
    feature: ({ maybeMissingCalls }) =>
      maybeMissingCalls.has('LINKS')
        ? 'products and texts in the sitemap'
        : 'sitemap for search engines',
    without: ({ maybeMissingCalls }) =>
      maybeMissingCalls.has('LINKS')
        ? 'Shoppers notice nothing; the sitemap has the categories alone.'
        : 'Shoppers notice nothing; search engines get an error in place of the sitemap.',
  },
  {
    number: 77,
    key: 'COOKIE_LAW',
    as: 'guest',
    stage: 'start',
    need: ({ facts, present }) =>
      present.has('GLOBALS') && facts.hasCookieLaw ? 'unused' : 'optional',
    request: () => ({}),
    expected: { kind: 'json', shape: cookieLaw },
    feature: 'text of the cookie question',
    without: 'No cookie question appears, so nothing that needs consent may be measured.',
  },
  {
    number: 70,
    key: 'TAB',
    as: 'guest',
    stage: 'details',
    need: 'optional',
    request: ({ tabAddress }) =>
      tabAddress ? tabCall(tabAddress) : 'no earlier answer names a tab of a product page',
    expected: { kind: 'fragment', shape: tab },
    feature: 'tabs of product pages',
    without: 'A tab of a product page says that it cannot be shown.',
  },
  {
    number: 61,
    key: 'LANGUAGE_CHANGE',
    as: 'guest',
    isPersonal: true,
    stage: 'session',
    need: 'optional',
    request: ({ language, products: [product], category }) => ({
      parts: [
        language,
        ...(product ? ['product', product.id] : category ? ['category', category.id] : []),
      ],
    }),
    expected: { kind: 'json', shape: success },
    feature: "shop's texts in another language",
    without: 'Messages of the shop stay in its own language after a change of language.',
  },
  {
    number: 62,
    key: 'SET_CURRENCY',
    as: 'guest',
    isPersonal: true,
    stage: 'currency',
    need: 'needed',
    request: ({ currency }) => ({ parts: [currency] }),
    expected: { kind: 'json', shape: one },
    feature: 'cart in another currency',
    without: 'Cart and order stay in the currency of the shop whatever the shopper chooses.',
  },
  {
    number: 0,
    key: 'SET_LOCATION',
    as: 'guest',
    isPersonal: true,
    stage: 'end',
    need: 'optional',
    request(facts) {
      const form = storeForm(facts)
      return form ? { form } : 'no earlier answer names a store'
    },
    expected: { kind: 'json', shape: success },
    feature: 'choice of a store',
    // A shop with get-globals is taken to have our other calls.
    without: ({ maybeMissingCalls }) =>
      maybeMissingCalls.has('GLOBALS') && maybeMissingCalls.has('SET_LOCATION')
        ? 'No store can be chosen; a product that needs one leads to its page of the shop itself.'
        : 'Choosing a store fails, so products that need one cannot be added.',
  },
]
