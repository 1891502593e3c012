import { z } from 'zod'
import { bodyOf, type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody, answerShape, guestWord, type Outcome } from '~/backend/http/envelope'
import { id, rows, status, text } from '~/backend/http/fields'
import { readAs, readBody } from '~/backend/http/read-body'
import { visitorCalls } from '~/backend/http/visitor-calls'
import { sentence } from '~/backend/site/html/without-markup'
import type { FavouriteChange, FavouriteList } from './favourites-model'
import { readFavourites, shareIdOf } from './read-favourites'

const changeShape = answerShape({
  status,
  statusText: sentence,
  message: sentence,
  data: rows(z.object({ id, title: text, status: z.unknown().optional(), statusText: sentence })),
})

const isSuccess = (given: unknown): boolean => Number(status.safeParse(given).data) > 0

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
    /** `ids[]` is product-variant, with variant 0. @param seen what a guest saw of them (own-calls.md) */
    add: (ids: string[], seen: string[] = []) => {
      const form = new URLSearchParams([
        ...ids.map((one) => ['ids[]', `${one}-0`]),
        ...seen.map((one) => ['seen[]', one]),
      ])
      form.set('fetch', 'true')
      form.set('cat_id', '1')
      return change('FAVOURITES_ADD', form)
    },

    remove: (ids: string[]) =>
      change('FAVOURITES_DELETE', new URLSearchParams(ids.map((one) => ['products[]', one]))),
  }
}

function arrangeCalls(context: CallContext) {
  const { submit } = visitorCalls(context)
  const send = (
    key: 'FAVOURITES_SAVE_LIST' | 'FAVOURITES_DELETE_LIST' | 'FAVOURITES_MOVE',
    fields: Record<string, string>,
  ): Promise<Outcome> => submit({ key, form: new URLSearchParams(fields) })

  return {
    /** Names a list, or makes one of that name. @param list its id; empty for a new one */
    saveList: (name: string, list: string) =>
      send('FAVOURITES_SAVE_LIST', { name, ...(list && { list }) }),

    removeList: (list: string) => send('FAVOURITES_DELETE_LIST', { list }),

    /** @param to the id of another list, or `none` */
    arrange: (product: string, from: string, to: string, isCopy: boolean) =>
      send('FAVOURITES_MOVE', { product, list: from, to, copy: isCopy ? '1' : '0' }),
  }
}

/** The platform's own page names itself in the call. */
const linkOfList = { link: 'uye-alisveris-listesi' }

function listCalls(context: CallContext) {
  let listed: Promise<FavouriteList> | undefined
  const { add, remove } = changeCalls(context)
  const { saveList, removeList, arrange } = arrangeCalls(context)
  const load = async () => {
    const wire = await callBackend({ key: 'FAVOURITES', query: linkOfList }, 'personal', context)
    return readFavourites(bodyOf('FAVOURITES', wire), context.rules.currency)
  }
  const changing =
    <A extends unknown[], T>(call: (...fields: A) => Promise<T>) =>
    (...fields: A): Promise<T> =>
      call(...fields).finally(() => {
        listed = undefined
      })
  return {
    add: changing(add),
    remove: changing(remove),
    saveList: changing(saveList),
    removeList: changing(removeList),
    arrange: changing(arrange),

    /** Asked for once by a request, until it changes the list. */
    list: (): Promise<FavouriteList> => {
      listed ??= load()
      return listed
    },
  }
}

/** The member's lists of favourites (calls 71-73; the rest in own-calls.md). */
export function openFavouritesApi(context: CallContext) {
  const { currency } = context.rules
  return {
    ...listCalls(context),

    /** Shares a list, or stops sharing it (own call). Returns the id of the link, null for none. @param list empty for that of the hearts */
    share: async (isShared: boolean, list = ''): Promise<string | null> => {
      const form = new URLSearchParams({ share: isShared ? '1' : '0', ...(list && { list }) })
      const wire = await callBackend({ key: 'FAVOURITES_SHARE', form }, 'change', context)
      const { SHARE_ID } = readBody('FAVOURITES_SHARE', z.object({ SHARE_ID: text }), wire)
      return shareIdOf(SHARE_ID)
    },

    /** A shared list (own call); null when it is no longer shared. */
    shared: async (share: string): Promise<FavouriteList | null> => {
      if (!shareIdOf(share)) return null
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
