import { isSectionSeven, takeId } from '../platform'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { action, envelope, json, refusal } from '../server/reply'
import { camelAddress, emptyAddress, snakeAddress, upperAddress } from './address-fields'
import { addressFaults, addressRules, readAddress } from './address-form'
import type { Address } from './member'
import { memberOf } from './signed-in'

/** A visitor without a membership has addresses too: they belong to the session, under a negative number. */
const guestOwner = ({ session }: Call): number =>
  session.guestEmail ? -Number.parseInt(session.csrf.slice(0, 10), 16) : 0

const ownerOf = (call: Call): number => memberOf(call)?.id ?? guestOwner(call)

/** The addresses of the request's shopper. */
export function ownAddresses(call: Call): Address[] {
  const owner = ownerOf(call)
  return owner === 0 ? [] : call.platform.addresses.filter(({ memberId }) => memberId === owner)
}

const own = (call: Call, id: number): Address | undefined =>
  ownAddresses(call).find((one) => one.id === id)

function put(call: Call, address: Address): void {
  const { platform } = call
  platform.addresses = [...platform.addresses.filter(({ id }) => id !== address.id), address]
}

function drop(call: Call, id: number): boolean {
  if (!own(call, id)) return false
  call.platform.addresses = call.platform.addresses.filter((one) => one.id !== id)
  return true
}

const signIn = 'Lütfen giriş yapın'

/** The newer family: one path, four methods. */
function publicAddress(call: Call): Response {
  const id = Number(call.parts[0] ?? 0)
  if (ownerOf(call) === 0) return refusal(signIn, [], 401)
  if (call.method === 'GET' && id === 0) return envelope(ownAddresses(call).map(camelAddress))
  if (call.method !== 'POST' && !own(call, id)) return refusal('Adres bulunamadı', [], 404)
  if (call.method === 'DELETE') {
    drop(call, id)
    return envelope([], { message: 'Adres silindi' })
  }
  const found = own(call, id)
  if (call.method === 'GET') return envelope(found ? [snakeAddress(found)] : [])
  const faults = addressFaults(call.form)
  if (faults.length > 0) return refusal('Formda hata var', faults)
  const saved = readAddress(call.form, id || takeId(call.platform), ownerOf(call))
  put(call, saved)
  return envelope([String(saved.id)], { message: 'Adres kaydedildi' })
}

function get(call: Call): Response {
  const id = Number(call.parts[0] ?? 0)
  const found = own(call, id)
  return json(found ? upperAddress(found) : emptyAddress())
}

/** `save/0` makes a new address. The call of our own also answers with its id. */
function save(call: Call): Response {
  const id = Number(call.parts[0] ?? 0)
  if (ownerOf(call) === 0) return action(0, signIn, { key: '' })
  if (id > 0 && !own(call, id)) return action(0, 'Adres bulunamadı', { key: '' })
  const [fault] = addressFaults(call.form)
  if (fault) return action(0, fault.statusText, { key: fault.key })
  const saved = readAddress(call.form, id || takeId(call.platform), ownerOf(call))
  put(call, saved)
  return action(
    1,
    'Adres kaydedildi',
    isSectionSeven(call.platform) ? {} : { ID: String(saved.id) },
  )
}

const remove = (call: Call): Response =>
  drop(call, Number(call.parts[0])) ? action(1, 'Adres silindi') : action(0, 'Adres bulunamadı')

function list(call: Call): Response {
  const rows = ownAddresses(call).map(upperAddress)
  return json({ ADDRESS_LIST: rows.length > 0 ? rows : null })
}

function orderAddresses(call: Call): Response {
  const rows = ownAddresses(call)
  const { delivery, invoice } = call.session.order
  const chosen = (id: number) => String(rows.find((one) => one.id === id)?.id ?? rows[0]?.id ?? '0')
  return json({
    ADDRESS_LIST: rows.map(upperAddress),
    DELIVERY_ADDRESS_ID: chosen(delivery),
    INVOICE_ADDRESS_ID: chosen(invoice),
    DELIVERY_FROM_STORE: call.session.storeId > 0 ? '1' : 0,
    DELIVERY_ADDRESS: { STOREID: String(call.session.storeId) },
  })
}

function setAddress(call: Call): Response {
  const [kind, id] = call.parts
  const found = own(call, Number(id))
  if (!found) return action(0, 'Adres bulunamadı')
  if (kind === 'delivery') call.session.order.delivery = found.id
  else if (kind === 'invoice') call.session.order.invoice = found.id
  else return action(0, 'Adres türü bilinmiyor')
  return action(1)
}

function requirements(call: Call): Response {
  const rules = Object.fromEntries(
    Object.entries(addressRules).map(([key, { required, max }]) => [
      key,
      { show: key !== 'province' ? true : '1', required, max_char_len: String(max) },
    ]),
  )
  const configs = {
    page: call.form.get('page'),
    showCustomerEmailAddress: false,
    customerEmailAddress: memberOf(call)?.email ?? '',
    eExportSystem: 0,
    eExportCountry: '',
    CONFIGS: { hasDeliveryAddress: ownAddresses(call).length > 0 },
  }
  return envelope([{ rules, configs }])
}

const older = '/srv/service/address'

export const addressCalls: Route[] = [
  {
    no: [31],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    at: '/api/v1/public/address',
    answer: publicAddress,
  },
  {
    no: [32],
    methods: ['POST'],
    at: '/api/v1/block/get-page-requirement',
    answer: requirements,
  },
  { no: [46], methods: ['GET'], at: `${older}/get`, answer: get },
  { no: [47], methods: ['POST'], at: `${older}/save`, answer: replayed(save) },
  { no: [48], methods: ['GET', 'POST'], at: `${older}/delete`, answer: remove },
  { no: [49], methods: ['GET'], at: `${older}/get-list`, answer: list },
  {
    no: [50],
    methods: ['POST'],
    at: '/srv/service/order-v5/set-address',
    answer: setAddress,
  },
  {
    no: [51],
    methods: ['GET'],
    at: '/srv/service/order-v5/get-address-list',
    answer: orderAddresses,
  },
]
