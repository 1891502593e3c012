import { describe, expect, it } from 'vitest'
import { unreadVariant } from '~/backend/catalogue/product/unread-options'
import { backend as answering, contextOf, emptyCache } from '../../tests/support/call-context'
import { readPublicAddresses } from './addresses/public-address'
import { type Backend, openBackend } from './backend'
import { priceShape, readPrice } from './catalogue/price'
import { BackendError } from './http/backend-error'

/** A backend client whose every call is answered with this body, and nothing is cached. */
function clientOf(body: unknown): Backend {
  return openBackend(contextOf(answering({ '': () => Response.json(body) }).fetch), emptyCache())
}

type Calls = Record<string, (client: Backend) => Promise<unknown>>
const proof = { key: 'k', csrfToken: 't' }
const line = { index: '0', lineId: '1', productId: '1', variantId: '0' }
const vat = { vatIncluded: true, currency: 'TL', vat: 20, buyersVat: true }
const product = { id: '1', price: readPrice(priceShape.parse({}), vat), sellsBelowZero: false }
const member = { type: 'email' as const, username: 'a', password: 'b', rememberMe: false }
const credentials = { ...member, redirect: '/', proof: {} }
const unread = { ...product, variants: [unreadVariant('2', product)] } as never

const services: Record<string, Calls> = {
  catalogue: {
    site: (client) => client.site(),
    categories: (client) => client.categories(),
    cookieLaw: (client) => client.cookieLaw(),
    stores: (client) => client.stores(),
    hasCheckout: (client) => client.hasCheckout(),
    takesStore: (client) => client.takesStore(),
    mayTake: (client) => client.mayTake('ORDER_TRACK'),
    isKnownMissing: async (client) => client.isKnownMissing('WALLET_LIST'),
    hasPage: async (client) => client.hasPage('https://shop.test/siparis'),
    startTrial: async (client) => client.startTrial('WALLET_LIST'),
    offeredPayments: (client) => client.offeredPayments(),
    page: (client) => client.page('x'),
    tab: (client) => client.tab({ id: '1', title: 'x', address: '/srv/x', property: 'p' }),
    links: (client) => client.links(1),
    search: (client) => client.search('x', {}),
    more: (client) => client.more('x', {}),
    filters: (client) => client.filters('x', {}),
    suggest: (client) => client.suggest('x', true),
    reviews: (client) => client.reviews('1'),
    stars: (client) => client.stars('1'),
    questions: (client) => client.questions('1'),
    related: (client) => client.related('1', 1),
    instalments: (client) => client.instalments('1', '2'),
    attributes: (client) => client.attributes('1'),
    sibling: (client) => client.sibling('1', [{ groupId: '1', optionId: '2' }]),
    availability: (client) => client.availability('1', 1, '2', vat),
    listedOptions: (client) => client.listedOptions(product, ['2'], 'x'),
    variantPlace: (client) => client.variantPlace(product, '2'),
    withOptionRead: (client) => client.withOptionRead(unread, 'option-2'),
    listedVariant: (client) => client.listedVariant(product, '2'),
    panel: (client) => client.panel({ page: '1', block: '2', name: 'x', further: [] }, {}),
    compare: (client) => client.compare(['1'], 1),
    cardsById: (client) => client.cardsById(['1']),
  },
  cart: {
    loadDisplayed: ({ cart }) => cart.loadDisplayed(),
    csrfToken: ({ cart }) => cart.csrfToken(),
    add: ({ cart }) => cart.add([{ productId: '1', variantId: '0', quantity: '1' }], {}, 'k'),
    ...{ updateLine: ({ cart: c }) => c.updateLine(line, '2'), load: ({ cart: c }) => c.load() },
    updateAll: ({ cart }) => cart.updateAll([line], ['2']),
    deleteLine: ({ cart }) => cart.deleteLine(line),
    setCoupon: ({ cart }) => cart.setCoupon('NANE15'),
    setNote: ({ cart }) => cart.setNote(line, 'Hediye'),
    setCampaign: ({ cart }) => cart.setCampaign({ id: '31', group: '4' }, true),
    moveLine: ({ cart }) => cart.moveLine(line, 'later'),
    deleteAll: ({ cart }) => cart.deleteAll(),
    reprice: ({ cart }) => cart.reprice(),
  },
  account: {
    changeLanguage: ({ account }) => account.changeLanguage('en', '', ''),
    setCurrency: ({ account }) => account.setCurrency('EUR'),
    ...{ setStore: ({ account: a }) => a.setStore('1'), member: ({ account: a }) => a.member() },
    signIn: ({ account }) => account.signIn(credentials),
    signOut: ({ account }) => account.signOut(),
    continueAsGuest: ({ account }) => account.continueAsGuest('a@b.test', {}),
  },
  writing: {
    reviews: ({ writing }) =>
      writing.reviews('1', { page: 1, by: 'date', ascending: true, words: '' }),
    review: ({ writing }) =>
      writing.review('1', { stars: 5, title: 'x', text: 'y', showsName: true }, proof),
    vote: ({ writing }) => writing.vote('1', true),
    askQuestion: ({ writing }) => writing.askQuestion('1', { text: 'x', name: 'y' }, proof),
    alarm: ({ writing }) =>
      writing.alarm({ kind: 'stock', productId: '1', variantId: '0', email: 'a@b.test' }),
  },
  favourites: {
    ...{ list: ({ favourites: f }) => f.list(), share: ({ favourites: f }) => f.share(true) },
    ...{ add: ({ favourites: f }) => f.add(['1']), remove: ({ favourites: f }) => f.remove(['1']) },
    shared: ({ favourites }) => favourites.shared('abcdefgh'),
    removeList: ({ favourites }) => favourites.removeList('2'),
    saveList: ({ favourites }) => favourites.saveList('Hediyeler', ''),
    arrange: ({ favourites }) => favourites.arrange('1', '2', 'none', false),
  },
  membership: {
    registerForm: ({ membership }) => membership.registerForm(),
    register: ({ membership }) => membership.register({}, false),
    activateMembership: ({ membership }) => membership.activateMembership('1', 't', {}),
    activateSubscription: ({ membership }) => membership.activateSubscription('t', {}),
    subscribe: ({ membership }) => membership.subscribe({ email: 'a@b.test' }),
    consents: ({ membership }) => membership.consents(),
    update: ({ membership }) => membership.update({}),
    updatePassword: ({ membership }) => membership.updatePassword({}),
    changePassword: ({ membership }) => membership.changePassword({}),
    forgotPassword: ({ membership }) => membership.forgotPassword('email', 'a', {}),
    resetPassword: ({ membership }) => membership.resetPassword('t', 'p', {}),
    captcha: ({ membership }) => membership.captcha('login'),
    codeSound: ({ membership }) => membership.codeSound('/ses'),
  },
  codes: {
    request: ({ codes }) => codes.request('905551112233', {}),
    validate: ({ codes }) => codes.validate('905551112233', '1', {}),
    verifySms: ({ codes }) => codes.verifySms('905551112233', '1', {}),
    orderLogin: ({ codes }) => codes.orderLogin('a@b.test', 'p', {}),
  },
  sessions: {
    list: ({ sessions }) => sessions.list(),
    end: ({ sessions }) => sessions.end('1'),
  },
  passkeys: {
    list: ({ passkeys }) => passkeys.list(),
    registerOptions: ({ passkeys }) => passkeys.registerOptions(),
    register: ({ passkeys }) => passkeys.register('{}', ''),
    loginOptions: ({ passkeys }) => passkeys.loginOptions(),
    login: ({ passkeys }) => passkeys.login('{}', true),
    rename: ({ passkeys }) => passkeys.rename('1', 'Telefon'),
    remove: ({ passkeys }) => passkeys.remove('1'),
  },
  wallet: {
    cards: ({ wallet }) => wallet.cards(),
    register: ({ wallet }) => wallet.register('https://site.test/'),
    validate: ({ wallet }) => wallet.validate('1'),
    remove: ({ wallet }) => wallet.remove('1'),
    purchase: ({ wallet }) => wallet.purchase('1', '2', 'k'),
  },
  orders: {
    list: ({ orders }) => orders.list(1, 0),
    latest: ({ orders }) => orders.latest(),
    one: ({ orders }) => orders.one('1'),
    repeat: ({ orders }) => orders.repeat('1'),
    cancel: ({ orders }) => orders.cancel('1', 'a@b.test'),
    cancelLines: ({ orders }) => orders.cancelLines({ order: '1' }, []),
    giveBack: ({ orders }) => orders.giveBack({ byPieces: true, orderId: '1' }, 'x', []),
    track: ({ orders }) => orders.track('1', 'a@b.test', {}),
    linked: ({ orders }) => orders.linked('t'),
    parcel: ({ orders }) => orders.parcel('1'),
  },
  affiliate: {
    orders: ({ affiliate }) => affiliate.orders(1),
    earnings: ({ affiliate }) => affiliate.earnings(1),
    payments: ({ affiliate }) => affiliate.payments(1),
  },
  ledger: {
    storeStock: ({ ledger }) => ledger.storeStock('1', ''),
    movements: ({ ledger }) => ledger.movements(),
    orders: ({ ledger }) => ledger.orders(),
    notifications: ({ ledger }) => ledger.notifications(),
  },
  messages: {
    list: ({ messages }) => messages.list(),
    open: ({ messages }) => messages.open('1'),
    send: ({ messages }) => messages.send({ subject: 'x', text: 'y', departmentId: '1' }),
    close: ({ messages }) => messages.close('1'),
    departments: ({ messages }) => messages.departments(),
  },
  social: {
    target: ({ social }) => social.target('google', 's', 'https://site.test/'),
    finish: ({ social }) => social.finish('google', 'c'),
    complete: ({ social }) => social.complete({}),
  },
  addresses: {
    rules: ({ addresses }) => addresses.rules(),
    list: ({ addresses }) => addresses.list(),
    one: ({ addresses }) => addresses.one('1'),
    save: ({ addresses }) => addresses.save('0', {}, 'k'),
    remove: ({ addresses }) => addresses.remove('1'),
  },
  regions: {
    countries: ({ regions }) => regions.countries(),
    states: ({ regions }) => regions.states('US'),
    cities: ({ regions }) => regions.cities('TR'),
    citiesOfState: ({ regions }) => regions.citiesOfState('US', 'NY'),
    towns: ({ regions }) => regions.towns('1'),
    districts: ({ regions }) => regions.districts('1'),
    byPostalCode: ({ regions }) => regions.byPostalCode('35220'),
    taxOffices: ({ regions }) => regions.taxOffices(),
  },
  ordering: {
    addresses: ({ ordering }) => ordering.addresses(),
    setAddress: ({ ordering }) => ordering.setAddress('delivery', '1'),
    cargo: ({ ordering }) => ordering.cargo(),
    payments: ({ ordering }) => ordering.payments(),
    choose: ({ ordering }) => ordering.choose('1', '2'),
    instalments: ({ ordering }) => ordering.instalments(),
    setInstalment: ({ ordering }) => ordering.setInstalment('1', '2'),
    summary: ({ ordering }) => ordering.summary(),
    agreements: ({ ordering }) => ordering.agreements(),
    checkout: ({ ordering }) => ordering.checkout('d', 'https://site.test/', 'k'),
    result: ({ ordering }) => ordering.result('1'),
  },
}

/** What these bring is optional, or a refusal: without it there is none. A list may be empty. */
const lenient = new Set([
  // Unknown counts as there.
  ...['hasCheckout', 'takesStore', 'mayTake', 'isKnownMissing'].map((name) => `catalogue.${name}`),
  ...['hasPage', 'startTrial', 'offeredPayments', 'categories'].map((name) => `catalogue.${name}`),
  ...['tab', 'attributes', 'sibling', 'panel'].map((name) => `catalogue.${name}`),
  ...['setCurrency', 'member', 'signOut'].map((name) => `account.${name}`),
  ...['add', 'csrfToken', 'reprice'].map((name) => `cart.${name}`),
  'ledger.notifications',
  'membership.codeSound',
  ...['one', 'list'].map((name) => `addresses.${name}`),
])

/** Bodies that are no answer of any call, and some that begin like one. */
const noAnswers = [null, 7, true, []]
const halves = [
  ...[{}, { status: {}, data: 'x' }, { data: [null] }, { data: { data: [[]] } }],
  { PAGE: { TYPE: 'product' } },
  { PAGE: { TYPE: 'category', LINKS: [] }, LIST: { PRODUCTS: {} } },
  { PRODUCTS: [null, []], DATA: [], ORDERS: {}, LINKS: [[]] },
]

/** The kind of a failed call, else an error that nobody handles. */
const errorOf = (error: unknown) => (error instanceof BackendError ? error.kind : String(error))

describe('[T12] an answer of a wrong shape is a failed call like any other', () => {
  it('of each call of the client', () => {
    const client = clientOf(null)
    const { catalogue = {}, ...others } = services
    const named = [
      ...Object.keys(catalogue),
      ...Object.entries(others).flatMap(([service, calls]) =>
        Object.keys(calls).map((call) => `${service}.${call}`),
      ),
    ]
    const all = Object.entries(client).flatMap(([name, value]) =>
      typeof value === 'function' ? name : Object.keys(value).map((call) => `${name}.${call}`),
    )
    expect(named.toSorted()).toEqual(all.toSorted())
  })

  it.each(Object.entries(services))('%s', async (service, calls) => {
    for (const [name, call] of Object.entries(calls)) {
      const outcomeOf = (body: unknown) => call(clientOf(body)).then(() => 'read', errorOf)
      for (const body of noAnswers) {
        const expected = lenient.has(`${service}.${name}`) ? /^(?:read|shape)$/ : /^shape$/
        expect([name, body, await outcomeOf(body)]).toEqual([
          name,
          body,
          expect.stringMatching(expected),
        ])
      }
      for (const body of halves)
        expect([name, body, await outcomeOf(body)]).toEqual([
          ...[name, body],
          expect.stringMatching(/^(?:read|shape|status)$/),
        ])
    }
  })
})

describe('[T12] a list that is refused is a failed call, not an empty list', () => {
  const lists: Calls = {
    'ledger.storeStock': ({ ledger }) => ledger.storeStock('1', ''),
    'ledger.movements': ({ ledger }) => ledger.movements(),
    'ledger.orders': ({ ledger }) => ledger.orders(),
    'messages.list': ({ messages }) => messages.list(),
    'messages.departments': ({ messages }) => messages.departments(),
    'orders.list': ({ orders }) => orders.list(1, 0),
    'orders.parcel': ({ orders }) => orders.parcel('1'),
    'sessions.list': ({ sessions }) => sessions.list(),
    'passkeys.list': ({ passkeys }) => passkeys.list(),
    'membership.consents': ({ membership }) => membership.consents(),
    'wallet.cards': ({ wallet }) => wallet.cards(),
    'favourites.list': ({ favourites }) => favourites.list(),
    'writing.reviews': ({ writing }) =>
      writing.reviews('1', { page: 1, by: 'date', ascending: true, words: '' }),
  }
  const message = 'ERP’ye ulaşılamadı'

  it.each(Object.entries(lists))('%s', async (_, call) => {
    for (const status of [0, '0', false, -1])
      for (const more of [{ message }, { message, data: null }, { statusText: message, data: [] }])
        expect([status, more, await call(clientOf({ status, ...more })).catch(errorOf)]).toEqual([
          ...[status, more],
          expect.stringMatching(/^(?:shape|status)$/),
        ])
  })

  it('of addresses in the newer family too', () => {
    expect(readPublicAddresses({ status: false, message, data: [] })).toBeNull()
    expect(readPublicAddresses({ status: true, data: [] })).toEqual([])
  })
})
