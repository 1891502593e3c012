import { errorAnswer, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { listItem } from '../catalog/list/list-item'
import { field, readForm } from '../form'
import type { Language } from '../locale'
import { currencyOf, languageOf } from '../session/call-preferences'
import { shopTime } from '../shop-time'
import type { FavouriteRow } from './queries'
import {
  addFavourites,
  favouritesAmong,
  MAX,
  ownerOfSharedList,
  readFavourites,
  removeFavourites,
  setShare,
  shareOf,
  titlesOf,
} from './queries'

export const favourite = newArea()

const GUEST = { status: 0, statusText: 'NO_MEMBER_SESSION' }

const TEXTS: Record<'unknown' | 'full', Record<Language, string>> = {
  unknown: {
    tr: 'Ürün artık satışta değil',
    en: 'This product is no longer sold',
    de: 'Dieses Produkt wird nicht mehr verkauft',
    ar: 'لم يعد هذا المنتج معروضاً',
  },
  full: {
    tr: `Listede en çok ${MAX} ürün olabilir`,
    en: `A list holds ${MAX} products at most`,
    de: `Eine Liste fasst höchstens ${MAX} Produkte`,
    ar: `تتسع القائمة لـ ${MAX} منتج كحد أقصى`,
  },
}
const NAMES: Record<Language, string> = {
  tr: 'Favorilerim',
  en: 'My favourites',
  de: 'Meine Favoriten',
  ar: 'مفضلتي',
}

async function listOf(call: Call, memberId: number, share: string) {
  const language = languageOf(call)
  const currency = await currencyOf(call)
  const rows = await readFavourites(call.env.DB, memberId, language, currency)
  const item = (row: FavouriteRow) => ({
    ...listItem(row, currency),
    LIST_ID: String(row.list_id),
    DATE_ADDED: shopTime(row.added_at).slice(0, 10),
  })
  return {
    CATEGORIES: [{ ID: '1', NAME: NAMES[language], PRODUCTS: rows.map(item) }],
    IS_SHARE: share ? 1 : 0,
    SHARE_ID: share,
  }
}

favourite.get('/srv/service/profile/get-shopping-list', async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return privateAnswer(call, { CATEGORIES: [], IS_SHARE: 0, SHARE_ID: '' })
  return privateAnswer(call, await listOf(call, memberId, await shareOf(call.env.DB, memberId)))
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
  const ids = idsOf((await readForm(call)).get('ids[]'))
  const language = languageOf(call)
  const titles = await titlesOf(db, ids, language)
  const soldIds = ids.filter((id) => titles.has(id))
  await addFavourites(db, memberId, soldIds, Math.floor(Date.now() / 1000))
  const saved = await favouritesAmong(db, memberId, soldIds)
  const data = ids.map((id) => ({
    id: String(id),
    title: titles.get(id) ?? '',
    status: saved.has(id) ? 1 : 0,
    statusText: saved.has(id) ? '' : TEXTS[titles.has(id) ? 'full' : 'unknown'][language],
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
  const isShared = field(await readForm(call), 'share') === '1'
  const currentId = await shareOf(call.env.DB, memberId)
  const id = isShared ? currentId || crypto.randomUUID().replaceAll('-', '') : ''
  await setShare(call.env.DB, memberId, id)
  return privateAnswer(call, { status: 1, statusText: '', SHARE_ID: id })
})

favourite.get('/srv/service/profile/get-shared-list/:id', async (call) => {
  const sharer = await ownerOfSharedList(call.env.DB, call.req.param('id'))
  if (!sharer) return errorAnswer(call, 404, 'Liste bulunamadı')
  const { CATEGORIES } = await listOf(call, sharer.member_id, '')
  return privateAnswer(call, { OWNER: sharer.name, CATEGORIES })
})
