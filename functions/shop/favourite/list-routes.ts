import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { type Fields, field, readForm } from '../form'
import { LANGUAGES } from '../locale'
import { refusals } from '../session/refusals'
import {
  addList,
  copyEntry,
  type Entry,
  isInList,
  listsOf,
  moveEntry,
  removeEntry,
  removeList,
  renameList,
} from './list-queries'
import { favouriteText, MAX_NAME } from './messages'
import { DEFAULT_LIST } from './queries'

/** Making, naming and removing lists, and what is in which: our own calls. */
export const favouriteList = newArea()

const base = '/srv/service/profile'
const done = (call: Call) => privateAnswer(call, { status: 1, statusText: '' })
const refused = refusals(favouriteText)
const guest = (call: Call) => privateAnswer(call, { status: 0, statusText: 'NO_MEMBER_SESSION' })
const numberIn = (form: Fields, name: string) => Number(field(form, name)) || 0
/** Whether two names differ by capitals alone, of a Turkish i or of another. */
const sameName = (a: string, b: string) =>
  ['tr', 'en'].some((one) => a.toLocaleLowerCase(one) === b.toLocaleLowerCase(one))
/** The name of the list that every member has, in any language. */
const isOfDefaultList = (name: string) =>
  LANGUAGES.some((language) => sameName(name, favouriteText('defaultList', language)))

/** Names the list `list`, or makes one without it. */
favouriteList.post(`${base}/save-shopping-list`, async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return guest(call)
  const form = await readForm(call)
  const name = field(form, 'name').trim().replace(/\s+/g, ' ')
  const id = numberIn(form, 'list')
  if (!name || name.length > MAX_NAME) return refused(call, 'unnamed', 'name')
  const lists = await listsOf(call.env.DB, memberId)
  const isTaken = lists.some((list) => list.id !== id && sameName(list.name, name))
  if (isTaken || isOfDefaultList(name)) return refused(call, 'taken', 'name')
  if (id) {
    if (!lists.some((list) => list.id === id)) return refused(call, 'noList')
    await renameList(call.env.DB, { id, name })
    return done(call)
  }
  if (await addList(call.env.DB, memberId, name)) return done(call)
  const isTakenNow = (await listsOf(call.env.DB, memberId)).some((list) => list.name === name)
  return isTakenNow ? refused(call, 'taken', 'name') : refused(call, 'tooMany')
})

favouriteList.post(`${base}/delete-shopping-list`, async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return guest(call)
  const id = numberIn(await readForm(call), 'list')
  const lists = await listsOf(call.env.DB, memberId)
  if (!lists.some((list) => list.id === id)) return refused(call, 'noList')
  await removeList(call.env.DB, memberId, id)
  return done(call)
})

const entryOf = (form: Fields, memberId: number): Entry => ({
  memberId,
  product: numberIn(form, 'product'),
  list: numberIn(form, 'list'),
})

/** Moves a product from `list` to the list `to`, copies it with `copy=1`, or takes it from the list where `to` is none. */
favouriteList.post(`${base}/move-shopping-product`, async (call) => {
  const memberId = memberIdOf(call)
  if (memberId === 0) return guest(call)
  const db = call.env.DB
  const form = await readForm(call)
  const entry = entryOf(form, memberId)
  if (!(await isInList(db, entry))) return refused(call, 'notInList')
  if (field(form, 'to') === 'none') {
    await removeEntry(db, entry)
    return done(call)
  }
  const to = numberIn(form, 'to')
  const isOwn = to === DEFAULT_LIST || (await listsOf(db, memberId)).some(({ id }) => id === to)
  if (!isOwn) return refused(call, 'noList')
  if (to === entry.list) return done(call)
  if (field(form, 'copy') !== '1') await moveEntry(db, entry, to)
  else await copyEntry(db, entry, to)
  const isThere = await isInList(db, { ...entry, list: to })
  return isThere ? done(call) : refused(call, 'full')
})
