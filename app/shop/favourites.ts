import { z } from 'zod'
import { bodyOf, type CallContext, callShop } from './call'
import { readCards } from './product-card'
import { readAs, readBody } from './read-body'
import { flag, id, number, rows, text } from './wire'
import type { FavouriteChange, FavouriteList } from './wish-model'

const listShape = z.object({
  CATEGORIES: rows(z.object({ PRODUCTS: z.array(z.unknown()).catch([]) })),
  IS_SHARE: flag,
  SHARE_ID: text,
  OWNER: text,
})

const changeShape = z.object({
  status: number,
  statusText: text,
  data: rows(z.object({ id, title: text, status: z.unknown().optional(), statusText: text })),
})

const shareId = /^[\w-]{8,64}$/

/** A member's favourites of get-shopping-list: the first category's. */
export function readFavourites(body: unknown, currency: string): FavouriteList {
  const wire = readAs('FAVOURITES', listShape, body)
  const [first] = wire.CATEGORIES
  return {
    products: readCards(first?.PRODUCTS ?? [], currency),
    share: wire.IS_SHARE && shareId.test(wire.SHARE_ID) ? wire.SHARE_ID : null,
    owner: wire.OWNER,
  }
}

/** What came of a batch; the rows whose status is 0 or below did not come about. */
export function readFavouriteChange(body: unknown): FavouriteChange {
  const wire = readAs('FAVOURITES_ADD', changeShape, body)
  if (wire.statusText === 'NO_MEMBER_SESSION') return { kind: 'guest' }
  const failed = wire.data.filter(
    (row) => row.status !== undefined && number.parse(row.status) <= 0,
  )
  if (wire.status <= 0 && failed.length === 0) return { kind: 'refused', text: wire.statusText }
  return {
    kind: 'done',
    failed: failed.map((row) => ({ id: row.id, title: row.title, text: row.statusText })),
  }
}

/** The member's favourites (calls 71-73) and the link that shows them (own-calls.md). */
export function openFavourites(context: CallContext) {
  const { currency } = context.rules
  return {
    list: async (): Promise<FavouriteList> => {
      const wire = await callShop({ key: 'FAVOURITES' }, 'personal', context)
      return readFavourites(bodyOf('FAVOURITES', wire), currency)
    },

    /** Adds products in one batch: `ids[]` is product-variant, variant 0. */
    add: async (ids: string[]): Promise<FavouriteChange> => {
      const form = new URLSearchParams(ids.map((one) => ['ids[]', `${one}-0`]))
      form.set('fetch', 'true')
      form.set('cat_id', '1')
      const wire = await callShop({ key: 'FAVOURITES_ADD', form }, 'change', context)
      return readFavouriteChange(bodyOf('FAVOURITES_ADD', wire))
    },

    remove: async (ids: string[]): Promise<FavouriteChange> => {
      const form = new URLSearchParams(ids.map((one) => ['products[]', one]))
      const wire = await callShop({ key: 'FAVOURITES_DELETE', form }, 'change', context)
      return readFavouriteChange(bodyOf('FAVOURITES_DELETE', wire))
    },

    /** Shows the list to whoever has its link, or ends that (own call). Returns the link's id, null for none. */
    share: async (wanted: boolean): Promise<string | null> => {
      const form = new URLSearchParams({ share: wanted ? '1' : '0' })
      const wire = await callShop({ key: 'FAVOURITES_SHARE', form }, 'change', context)
      const { SHARE_ID } = readBody('FAVOURITES_SHARE', z.object({ SHARE_ID: text }), wire)
      return shareId.test(SHARE_ID) ? SHARE_ID : null
    },

    /** The list behind a link (own call); null for a link that shows nothing any more. */
    shared: async (share: string): Promise<FavouriteList | null> => {
      if (!shareId.test(share)) return null
      const wire = await callShop({ key: 'FAVOURITES_SHARED', parts: [share] }, 'personal', context)
      return wire.status === 404
        ? null
        : readFavourites(bodyOf('FAVOURITES_SHARED', wire), currency)
    },
  }
}
