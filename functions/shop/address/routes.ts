import { errorAnswer, failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { readForm } from '../form'
import { answerOnce } from '../session/answer-once'
import { languageOf } from '../session/call-preferences'
import { newSessionCookie } from '../session/session'
import { addressText } from './messages'
import { ownerOf } from './owner'
import {
  type AddressFields,
  deleteAddress,
  insertAddress,
  listAddresses,
  readAddress,
  updateAddress,
} from './queries'
import { readAddressForm } from './read-address'
import { camelCase, snakeCase, upperCase } from './wire'

/** The address book, in both families of calls. */
export const address = newArea()

const ID = /^\d{1,12}$/

const EMPTY: AddressFields = {
  title: '',
  fullname: '',
  is_company: 0,
  company: '',
  tax_office: '',
  tax_number: '',
  identity_number: '',
  has_e_invoice: 0,
  country_code: '',
  country: '',
  state_code: '',
  state: '',
  city_code: '',
  city: '',
  town_code: '',
  town: '',
  district_code: '',
  district: '',
  post_code: '',
  address: '',
  mobile_phone: '',
  home_phone: '',
  nationality: '',
}

async function listOf(call: Call) {
  const owner = await ownerOf(call)
  return owner ? listAddresses(call.env.DB, owner.key, languageOf(call)) : []
}

async function oneOf(call: Call) {
  const owner = await ownerOf(call)
  const id = call.req.param('id') ?? ''
  if (!owner || !ID.test(id)) return null
  return readAddress(call.env.DB, owner.key, Number(id), languageOf(call))
}

type Saved =
  | { kind: 'saved'; id: number }
  | { kind: 'missing' | 'tooMany' }
  | { kind: 'wrong'; wrong: Record<string, string> }

async function save(call: Call, id: string): Promise<Saved> {
  const owner = await ownerOf(call)
  if (!owner || !ID.test(id)) return { kind: 'missing' }
  const fields = await readForm(call)
  const read = await readAddressForm(call.env.DB, fields)
  const language = languageOf(call)
  if ('wrong' in read) {
    const wrong = Object.entries(read.wrong).map(([key, text]) => [
      key,
      addressText(text, language),
    ])
    return { kind: 'wrong', wrong: Object.fromEntries(wrong) }
  }
  if (id !== '0') {
    const done = await updateAddress(call.env.DB, owner.key, Number(id), read.address)
    return done ? { kind: 'saved', id: Number(id) } : { kind: 'missing' }
  }
  // A form that is sent twice makes one address.
  const insert = () => insertAddress(call.env.DB, owner.key, read.address)
  const answer = await answerOnce(call, JSON.stringify([owner.key, read.address]), async () => {
    const savedId = await insert()
    return { body: { id: savedId }, cookie: newSessionCookie(call), replay: savedId !== null }
  })
  const newId = answer === 'other payload' ? await insert() : (answer as { id: number | null }).id
  return newId ? { kind: 'saved', id: newId } : { kind: 'tooMany' }
}

async function remove(call: Call): Promise<boolean> {
  const owner = await ownerOf(call)
  const id = call.req.param('id') ?? ''
  return owner && ID.test(id) ? deleteAddress(call.env.DB, owner.key, Number(id)) : false
}

for (const path of ['/srv/service/address/get-list', '/srv/service/address/get-list/member'])
  address.get(path, async (call) =>
    privateAnswer(call, { ADDRESS_LIST: (await listOf(call)).map(upperCase) }),
  )

address.get('/srv/service/address/get/:id/:flag?', async (call) => {
  if (call.req.param('id') === '0') return privateAnswer(call, upperCase(EMPTY))
  const row = await oneOf(call)
  return row
    ? privateAnswer(call, upperCase(row))
    : errorAnswer(call, 404, addressText('missing', languageOf(call)))
})

address.post('/srv/service/address/save/:id', async (call) => {
  const language = languageOf(call)
  const saved = await save(call, call.req.param('id'))
  if (saved.kind === 'saved')
    return privateAnswer(call, {
      status: 1,
      statusText: addressText('saved', language),
      ID: String(saved.id),
    })
  if (saved.kind !== 'wrong') {
    const text = addressText(saved.kind, language)
    return saved.kind === 'missing' ? errorAnswer(call, 404, text) : failedAction(call, text)
  }
  const data = Object.entries(saved.wrong).map(([key, statusText]) => ({ key, statusText }))
  // Clients of this family read the first error from here; the others are beside it.
  return privateAnswer(call, { status: 0, ...data[0], data: data.slice(1) })
})

// The platform deletes by GET; POST is accepted as well.
address.on(['GET', 'POST'], '/srv/service/address/delete/:id', async (call) => {
  const language = languageOf(call)
  return (await remove(call))
    ? privateAnswer(call, { status: 1, statusText: addressText('deleted', language) })
    : failedAction(call, addressText('missing', language))
})

const book = '/api/v1/public/address'
const done = (call: Call, name: 'saved' | 'deleted', data: object[] = []) =>
  privateAnswer(call, { status: true, message: addressText(name, languageOf(call)), data })
const noSuch = (call: Call) => errorAnswer(call, 404, addressText('missing', languageOf(call)))

async function answerSave(call: Call, id: string): Promise<Response> {
  const saved = await save(call, id)
  if (saved.kind === 'saved') return done(call, 'saved', [{ id: String(saved.id) }])
  if (saved.kind === 'missing') return noSuch(call)
  const language = languageOf(call)
  const wrong = saved.kind === 'wrong' ? saved.wrong : {}
  const data = Object.entries(wrong).map(([key, statusText]) => ({ key, statusText }))
  const message = data[0]?.statusText ?? addressText('tooMany', language)
  return privateAnswer(call, { status: false, message, data }, 422)
}

address.get(book, async (call) =>
  privateAnswer(call, { status: true, message: '', data: (await listOf(call)).map(camelCase) }),
)
address.get(`${book}/:id`, async (call) => {
  const row = await oneOf(call)
  return row
    ? privateAnswer(call, { status: true, message: '', data: [snakeCase(row)] })
    : noSuch(call)
})
address.post(book, (call) => answerSave(call, '0'))
address.put(`${book}/:id`, (call) => answerSave(call, call.req.param('id') ?? ''))
address.delete(`${book}/:id`, async (call) =>
  (await remove(call)) ? done(call, 'deleted') : noSuch(call),
)
