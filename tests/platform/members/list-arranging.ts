import { takeId } from '../platform'
import type { Call, Route } from '../server/call'
import { action } from '../server/reply'
import type { Favourite, Member } from './member'
import { memberOf } from './signed-in'

const guest = () => action(0, 'NO_MEMBER_SESSION')
const noList = () => action(0, 'Liste bulunamadı')

/** What is in a list of a member; 1 is that of the hearts. */
const entriesOf = (member: Member, id: string): Favourite[] | undefined =>
  id === '1' ? member.favourites : member.lists.find((list) => String(list.id) === id)?.favourites

function save(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const [name, id] = [call.form.get('name').trim(), call.form.get('list')]
  if (!name) return action(0, 'Liste adı gerekli', { key: 'name' })
  const list = member.lists.find((one) => String(one.id) === id)
  if (id && !list) return noList()
  if (list) list.name = name
  else member.lists.push({ id: takeId(call.platform), name, favourites: [] })
  return action(1, 'Liste kaydedildi')
}

function remove(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const rest = member.lists.filter(({ id }) => String(id) !== call.form.get('list'))
  if (rest.length === member.lists.length) return noList()
  member.lists = rest
  return action(1, 'Liste silindi')
}

function move(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const from = entriesOf(member, call.form.get('list'))
  const entry = from?.find(({ productId }) => String(productId) === call.form.get('product'))
  const to = entriesOf(member, call.form.get('to'))
  const isRemoval = call.form.get('to') === 'none'
  if (!(from && entry && (to || isRemoval))) return noList()
  to?.push({ ...entry })
  if (!call.form.isOn('copy')) from.splice(from.indexOf(entry), 1)
  return action(1, '')
}

const profile = '/srv/service/profile'

export const listArranging: Route[] = [
  { methods: ['POST'], at: `${profile}/save-shopping-list`, answer: save },
  { methods: ['POST'], at: `${profile}/delete-shopping-list`, answer: remove },
  { methods: ['POST'], at: `${profile}/move-shopping-product`, answer: move },
]
