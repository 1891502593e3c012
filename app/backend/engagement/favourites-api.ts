import { z } from 'zod'
import { readRequiredCards } from '~/backend/catalogue/product-card'
import { bodyOf, type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody, answerShape, guestWord } from '~/backend/http/envelope'
import { flag, id, requiredRows, rows, status, text } from '~/backend/http/fields'
import { readAs, readBody, requireRead } from '~/backend/http/read-body'
import { sentence } from '~/backend/site/html/without-markup'
import type { FavouriteChange, FavouriteList } from './favourites-model'

const listShape = z.object({
  CATEGORIES: requiredRows(z.object({ PRODUCTS: z.unknown() })),
  IS_SHARE: flag,
  SHARE_ID: text,
  OWNER: text,
})

const changeShape = answerShape({
  status,
  statusText: sentence,
  message: sentence,
  data: rows(z.object({ id, title: text, status: z.unknown().optional(), statusText: sentence })),
})

const isSuccess = (given: unknown): boolean => Number(status.safeParse(given).data) > 0

const shareId = /^[\w-]{8,64}$/

/** Reads the first category of get-shopping-list. */
export function readFavourites(
  body: unknown,
  currency: string,
  key: 'FAVOURITES' | 'FAVOURITES_SHARED' = 'FAVOURITES',
): FavouriteList {
  const wire = readAs(key, listShape, body)
  const [first = { PRODUCTS: [] }] = wire.CATEGORIES
  return {
    products: requireRead(key, readRequiredCards(first.PRODUCTS, currency)),
    share: wire.IS_SHARE && shareId.test(wire.SHARE_ID) ? wire.SHARE_ID : null,
    owner: wire.OWNER,
  }
}

/** Rows with a status of 0 or below failed. */
export function readFavouriteChange(
  body: unknown,
  key: 'FAVOURITES_ADD' | 'FAVOURITES_DELETE' = 'FAVOURITES_ADD',
): FavouriteChange {
  const wire = readAs(key, changeShape, body)
  if (wire.statusText === guestWord) return { kind: 'guest' }
  const failed = wire.data.filter((row) => row.status !== undefined && !isSuccess(row.status))
  if (wire.status <= 0 && failed.length === 0)
    return { kind: 'refused', text: wire.statusText || wire.message }
  return {
    kind: 'done',
    failed: failed.map((row) => ({ id: row.id, title: row.title, text: row.statusText })),
  }
}

function changeCalls(context: CallContext) {
  const change = async (
    key: 'FAVOURITES_ADD' | 'FAVOURITES_DELETE',
    form: URLSearchParams,
  ): Promise<FavouriteChange> =>
    readFavouriteChange(answeredBody(key, await callBackend({ key, form }, 'change', context)), key)

  return {
    /** `ids[]` is product-variant, with variant 0. */
    add: (ids: string[]) => {
      const form = new URLSearchParams(ids.map((one) => ['ids[]', `${one}-0`]))
      form.set('fetch', 'true')
      form.set('cat_id', '1')
      return change('FAVOURITES_ADD', form)
    },

    remove: (ids: string[]) =>
      change('FAVOURITES_DELETE', new URLSearchParams(ids.map((one) => ['products[]', one]))),
  }
}

function listCalls(context: CallContext) {
  let listed: Promise<FavouriteList> | undefined
  const { add, remove } = changeCalls(context)
  const load = async () => {
    const wire = await callBackend({ key: 'FAVOURITES' }, 'personal', context)
    return readFavourites(bodyOf('FAVOURITES', wire), context.rules.currency)
  }
  const changed = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      listed = undefined
    })
  return {
    add: (ids: string[]) => changed(add(ids)),
    remove: (ids: string[]) => changed(remove(ids)),

    /** Asked for once by a request, until it changes the list. */
    list: (): Promise<FavouriteList> => {
      listed ??= load()
      return listed
    },
  }
}

/** The member's favourites (calls 71-73) and their shared link (own-calls.md). */
export function openFavouritesApi(context: CallContext) {
  const { currency } = context.rules
  return {
    ...listCalls(context),

    /** Shares the list, or stops sharing it (own call). Returns the id of the link, null for none. */
    share: async (isShared: boolean): Promise<string | null> => {
      const form = new URLSearchParams({ share: isShared ? '1' : '0' })
      const wire = await callBackend({ key: 'FAVOURITES_SHARE', form }, 'change', context)
      const { SHARE_ID } = readBody('FAVOURITES_SHARE', z.object({ SHARE_ID: text }), wire)
      return shareId.test(SHARE_ID) ? SHARE_ID : null
    },

    /** A shared list (own call); null when it is no longer shared. */
    shared: async (share: string): Promise<FavouriteList | null> => {
      if (!shareId.test(share)) return null
      const wire = await callBackend(
        { key: 'FAVOURITES_SHARED', parts: [share] },
        'personal',
        context,
      )
      if (wire.status === 404) return null
      return readFavourites(bodyOf('FAVOURITES_SHARED', wire), currency, 'FAVOURITES_SHARED')
    },
  }
}
