import {
  type CategoryTree,
  categoriesBy,
  categoriesWithChildren,
} from '~/backend/catalogue/category'
import type { Category } from '~/backend/catalogue/model'
import type { OrderMethod } from '~/backend/checkout/order-model'
import { methodsShape } from '~/backend/checkout/order-shapes'
import {
  BackendError,
  isMissingCallError,
  nullForEmpty,
  wordForEmpty,
} from '~/backend/http/backend-error'
import type { CachedCalls, CatalogueContext } from '~/backend/http/cache/cached-calls'
import {
  hasAnswered,
  isKnownMissing,
  noteAnswered,
  noteNotOffered,
  startTrial,
} from '~/backend/http/cache/missing-calls'
import { bodyOf, type Call, isCallMissing, mayCallBeMissing } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { readBody } from '~/backend/http/read-body'
import type { PlatformCalls } from '~/backend/platform-page/platform-calls'
import { namesSettings, readCookieLaw, readSite } from './site'
import type { CookieLaw, Site, Store } from './site-model'
import { readStores } from './stores'

const settingsCall = (
  cached: CachedCalls['cached'],
  origin: string,
  fallback: CatalogueContext['fallback'],
) =>
  cached({ key: 'GLOBALS' }, (wire) => {
    // A moment's 404 must not take the place of settings that are stored.
    if (mayCallBeMissing(wire) && !hasAnswered(origin, 'GLOBALS')) return null
    const body = bodyOf('GLOBALS', wire)
    if (!namesSettings(body))
      throw new BackendError('shape', 'GLOBALS', 'GLOBALS answered without any setting.')
    return readSite(body, fallback)
  })
    .then((own) => {
      if (own !== null) noteAnswered(origin, 'GLOBALS')
      if (own?.holdsKeys) noteAnswered(origin, 'KEYS')
      return own
    })
    .catch(wordForEmpty)

/** Whether the shop is known to lack settings, and so every call of our own; false where they fail at the moment. */
export async function lacksSettings(...known: Parameters<typeof settingsCall>): Promise<boolean> {
  const settings = await settingsCall(...known).catch(() => undefined)
  return settings === null || settings === 'empty'
}

async function menuOf(
  settings: ReturnType<typeof settingsCall>,
  error: unknown,
): Promise<Category[]> {
  const own = await settings.catch(() => null)
  const menu = own === null || own === 'empty' ? null : own.menu
  if (!menu?.length) throw error
  return menu
}

async function settingsOfPage(
  page: ReturnType<PlatformCalls['platformPage']>,
  categories: Promise<Category[]>,
  fallback: CatalogueContext['fallback'],
): Promise<Site> {
  const [{ globals }, known] = await Promise.all([page, categories.catch(() => [])])
  return readSite(globals, fallback, known)
}

export function siteCalls(
  { cached, cachedBody }: CachedCalls,
  { platformPage }: Pick<PlatformCalls, 'platformPage'>,
  origin: string,
  fallback: CatalogueContext['fallback'],
) {
  const categories = categoriesBy({ cachedBody })
  const ownSettings = () => settingsCall(cached, origin, fallback)

  const loadSite = async (): Promise<Site> => {
    const own = await ownSettings()
    const ofPage = () =>
      settingsOfPage(platformPage('', {}, own === 'empty'), categories(), fallback)
    const found = own === null || own === 'empty' ? await ofPage() : own
    if (found.menu !== null && found.menu.length > 0) return found
    return { ...found, menu: await categories().catch(() => null) }
  }

  // A page has one set of settings.
  let loading: Promise<Site> | undefined
  const site = (): Promise<Site> => (loading ??= loadSite())

  return {
    /** Settings and menu (own call); defaults for a backend without it. */
    site,

    /** All categories; those of the settings where their own call fails. @throws its BackendError where there are none */
    categories: () => categories().catch((error) => menuOf(ownSettings(), error)),

    /** From the settings, else by its own call. */
    cookieLaw: async (): Promise<CookieLaw | null> => {
      const { cookieLaw } = await site()
      if (cookieLaw !== undefined) return cookieLaw
      return cached({ key: 'COOKIE_LAW' }, (wire) => readCookieLaw(bodyOf('COOKIE_LAW', wire)))
    },

    stores: (): Promise<Store[]> => cachedBody({ key: 'STORE_LIST' }, readStores),
  }
}

export const treeCalls = (
  { cached, cachedBody }: CachedCalls,
  origin: string,
  fallback: CatalogueContext['fallback'],
) => ({
  /** As `categories`, for a page about them: of a shop that sends the top level alone, with their children. */
  categoryTree: () =>
    categoriesWithChildren({ cachedBody })().catch(async (error): Promise<CategoryTree> => {
      const categories = await menuOf(settingsCall(cached, origin, fallback), error)
      return { categories, isPartial: false }
    }),
})

const trialMs = 800

export const triedForms = {
  FORGOT_PASSWORD: [],
  ALARM_ADD: [],
  // Of no product.
  COMMENT_WRITE: ['0'],
} satisfies Partial<Record<EndpointKey, string[]>>
export type TriedForm = keyof typeof triedForms

const isTried = (key: EndpointKey): key is TriedForm => Object.hasOwn(triedForms, key)

/** Tries a form by an empty one, as a guest: a shop that has it refuses. False for what cannot be known in time. */
async function isFormMissing(
  key: TriedForm,
  origin: string,
  isMissingCall: (call: Call) => Promise<boolean>,
): Promise<boolean> {
  if (isKnownMissing(origin, key)) return true
  if (!startTrial(origin, key)) return false
  const trial = isMissingCall({ key, parts: triedForms[key], form: new URLSearchParams() }).then(
    (isMissing) => {
      if (isMissing) noteNotOffered(origin, key)
      return isMissing
    },
    () => false,
  )
  return Promise.race([trial, new Promise<false>((resolve) => setTimeout(resolve, trialMs, false))])
}

export function checkoutCalls(
  { cached }: CachedCalls,
  origin: string,
  fallback: CatalogueContext['fallback'],
) {
  const isMissingCall = (call: Call) => cached(call, isCallMissing).catch(isMissingCallError)
  const payments = () =>
    cached({ key: 'ORDER_PAYMENTS' }, (wire) =>
      isCallMissing(wire) ? null : readBody('ORDER_PAYMENTS', methodsShape, wire).PAYMENT_LIST,
    ).catch(nullForEmpty)
  /** Asked only of a shop that lacks others, and true when it cannot be known. */
  const has = async (isMissing: () => Promise<boolean>): Promise<boolean> =>
    !(await lacksSettings(cached, origin, fallback)) || !(await isMissing())
  return {
    hasCheckout: () =>
      has(async () => {
        if (await isMissingCall({ key: 'ORDER_SUMMARY' })) return true
        return (await payments().catch(() => undefined)) === null
      }),

    /** Whether a store can be chosen, asked by an empty form: for a shopper whose addition waits for one. */
    takesStore: () =>
      has(() => isMissingCall({ key: 'SET_LOCATION', form: new URLSearchParams() })),

    /** Whether to offer a form. Of a shop without our own calls those that ask for much are tried; others are known once used. */
    mayTake: (key: TriedForm | 'ORDER_TRACK' | 'SET_LOCATION') =>
      has(async () => {
        if (isTried(key)) return isFormMissing(key, origin, isMissingCall)
        return key === 'ORDER_TRACK' || !hasAnswered(origin, key)
      }),

    /** The ways to pay that a guest is offered; null where the shop does not say. */
    offeredPayments: async (): Promise<OrderMethod[] | null> => {
      const methods = await payments().catch(() => null)
      return methods && methods.length > 0 ? methods : null
    },
  }
}
