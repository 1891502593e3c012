import { errorAnswer, failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { listItem } from '../catalog/list/list-item'
import { opensWith } from '../catalog/product/opening-order'
import { field, readForm } from '../form'
import { convert, withoutVat } from '../money'
import { currencyOf, languageOf } from '../session/call-preferences'
import { shopTime } from '../shop-time'
import { listsOf } from './list-queries'
import { favouriteText } from './messages'
import {
  addFavourites,
  DEFAULT_LIST,
  type FavouriteRow,
  favouritesAmong,
  readFavourites,
  removeFavourites,
  titlesOf,
} from './queries'
import { readMemory } from './remembered'
import { setShare, sharedListOf, sharesOf } from './share-queries'

export const favourite = newArea()

const GUEST = { status: 0, statusText: 'NO_MEMBER_SESSION' }

/** What only the owner of a list learns of a product since it was added. */
const newsOf = (row: FavouriteRow) => ({
  IS_BACK_IN_STOCK: row.is_back,
  ...(row.price_added !== null &&
    row.variant_added === opensWith(row) && {
      PRICE_ADDED: String(withoutVat(convert(row.price_added, row.rate), row.vat)),
    }),
})

/** Every list of a member; for a stranger without its link and news. */
async function listsFor(call: Call, memberId: number, shares?: Map<number, string>) {
  const language = languageOf(call)
  const currency = await currencyOf(call)
  const [rows, own] = await Promise.all([
    readFavourites(call.env.DB, memberId, language, currency),
    listsOf(call.env.DB, memberId),
  ])
  const item = (row: FavouriteRow) => ({
    ...listItem(row, currency),
    LIST_ID: String(row.list_id),
    DATE_ADDED: shopTime(row.added_at).slice(0, 10),
    ...(shares && newsOf(row)),
  })
  const first = { id: DEFAULT_LIST, name: favouriteText('defaultList', language) }
  return [first, ...own].map(({ id, name }) => ({
    ID: String(id),
    NAME: name,
    PRODUCTS: rows.filter(({ in_list }) => in_list === id).map(item),
    ...(shares && { SHARE_ID: shares.get(id) ?? '' }),
  }))
}

favourite.get('/srv/service/profile/get-shopping-list', async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return privateAnswer(call, { CATEGORIES: [], IS_SHARE: 0, SHARE_ID: '' })
  const shares = await sharesOf(call.env.DB, memberId)
  const share = shares.get(DEFAULT_LIST) ?? ''
  return privateAnswer(call, {
    CATEGORIES: await listsFor(call, memberId, shares),
    IS_SHARE: share ? 1 : 0,
    SHARE_ID: share,
    HAS_LISTS: 1,
  })
})

/** Product ids of a field: `310` or `310-0`, each once. */
function idsOf(values: string[] | undefined): number[] {
  const ids = (values ?? []).map((value) => Number(value.split('-')[0]))
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))]
}

favourite.post('/srv/service/profile/add-to-fav-list', async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return privateAnswer(call, GUEST)
  const db = call.env.DB
  const form = await readForm(call)
  const ids = idsOf(form.get('ids[]'))
  const language = languageOf(call)
  const titles = await titlesOf(db, ids, language)
  const soldIds = ids.filter((id) => titles.has(id))
  const now = Math.floor(Date.now() / 1000)
  const memory = readMemory(form.get('seen[]') ?? [], now)
  await addFavourites(db, memberId, soldIds, { now, memory })
  const saved = await favouritesAmong(db, memberId, soldIds)
  const data = ids.map((id) => ({
    id: String(id),
    title: titles.get(id) ?? '',
    status: saved.has(id) ? 1 : 0,
    statusText: saved.has(id) ? '' : favouriteText(titles.has(id) ? 'full' : 'unknown', language),
  }))
  return privateAnswer(call, { status: saved.size > 0 ? 1 : 0, statusText: '', data })
})

favourite.post('/srv/service/profile/delete-shopping-products-by-product-id', async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return privateAnswer(call, GUEST)
  const ids = idsOf((await readForm(call)).get('products[]'))
  await removeFavourites(call.env.DB, memberId, ids)
  return privateAnswer(call, { status: 1, ids: ids.map(String), data: [] })
})

favourite.post('/srv/service/profile/share-shopping-list', async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return privateAnswer(call, GUEST)
  const db = call.env.DB
  const form = await readForm(call)
  const list = Number(field(form, 'list')) || DEFAULT_LIST
  const isOwn = list === DEFAULT_LIST || (await listsOf(db, memberId)).some(({ id }) => id === list)
  if (!isOwn) return failedAction(call, favouriteText('noList', languageOf(call)))
  const currentId = (await sharesOf(db, memberId)).get(list)
  const isShared = field(form, 'share') === '1'
  const id = isShared ? currentId || crypto.randomUUID().replaceAll('-', '') : ''
  await setShare(db, memberId, list, id)
  return privateAnswer(call, { status: 1, statusText: '', SHARE_ID: id })
})

favourite.get('/srv/service/profile/get-shared-list/:id', async (call) => {
  const shared = await sharedListOf(call.env.DB, call.req.param('id'))
  if (!shared) return errorAnswer(call, 404, favouriteText('noList', languageOf(call)))
  const lists = await listsFor(call, shared.member_id)
  const CATEGORIES = lists.filter(({ ID }) => ID === String(shared.list))
  return privateAnswer(call, { OWNER: shared.owner, CATEGORIES })
})
