import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { account } from '../support/member'
import { answerOf } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** Takes back what is counted of each try, so that every one is looked at as if it were the first. */
const forget = () =>
  shop.db.batch(
    ['sign_in_failure', 'act_count', 'one_time_code'].map((table) =>
      shop.db.prepare(`DELETE FROM ${table}`),
    ),
  )
beforeEach(async () => {
  await shop.visitor().get('/uye-girisi-sayfasi')
})

type Form = { path: string; fields: (name: string) => Record<string, string>; needsCode?: boolean }
type Seen = { ms: number; answer: unknown }

/** Sends the form as a new visitor, and gives how long its answer took and what it was. */
async function sent({ path, fields, needsCode }: Form, name: string): Promise<Seen> {
  const visitor = shop.visitor()
  const page = needsCode ? await (await visitor.get(path)).text() : ''
  await forget()
  const began = performance.now()
  const answer = await visitor.post(path, {
    ...fields(name),
    ...(needsCode ? { security_code: answerOf(page) } : {}),
  })
  const html = await answer.text()
  const ms = performance.now() - began
  // The picture of the security question differs each time, whoever asks.
  const message = html.replace(/data:image[^"]*/g, '')
  const length = message.length - (message.split(name).length - 1) * name.length
  const cookies = [...visitor.cookies.keys()].sort()
  return {
    ms,
    answer: { status: answer.status, to: answer.headers.get('location'), length, cookies },
  }
}

const pairs = 14
/** A machine that does other things too slows some down; the quicker quarter is what the work itself takes. */
const typical = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 4)] as number

/** By how much a known name's answer takes longer than an unknown one's, of the quicker; sent in turns. */
async function difference(form: Form, known: string, unknown: () => string): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let pair = 0; pair < pairs; pair += 1) {
    const stranger = unknown()
    const one = async () => {
      const seen = await sent(form, known)
      times.known.push(seen.ms)
      return seen.answer
    }
    const other = async () => {
      const seen = await sent(form, stranger)
      times.unknown.push(seen.ms)
      return seen.answer
    }
    if (pair % 2) expect(await one()).toEqual(await other())
    else {
      const answer = await other()
      expect(await one()).toEqual(answer)
    }
  }
  const [a, b] = [typical(times.known), typical(times.unknown)]
  return (a - b) / Math.min(a, b)
}

/**
 * What may differ by chance; a password that is not hashed makes several times as much. Less than that is drowned by the
 * rest of a request: functions/shop/auth/same-work.test.ts compares the shop's work itself, for every form.
 */
const min = 0.2
const rounds = 5

let strangers = 0
const strangerMail = () => {
  strangers += 1
  return `yabanci${String(strangers).padStart(4, '0')}@ornek.test`
}
const strangerPhone = () => {
  strangers += 1
  return `9055599${String(strangers).padStart(5, '0')}`
}

const { email, phone } = account('plain')
it('[T66] signing in takes as long for a stranger as for a member', async () => {
  const form: Form = {
    path: '/uye-girisi-sayfasi',
    fields: (username) => ({ tip: 'eposta', username, password: 'yanlis-sifre' }),
  }
  // What is there by chance is not there five times, always on the same side.
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    found.push(await difference(form, email, strangerMail))
    const last = found.at(-1) ?? 0
    if (Math.abs(last) < min || Math.sign(last) !== Math.sign(found[0] ?? 0)) return
  }
  expect(found).toEqual([])
}, 120_000)

it.each<[string, Form, string, () => string]>([
  [
    'a code',
    { path: '/tek-kullanimlik-kod', fields: (name) => ({ adim: 'iste', phone: name }) },
    phone,
    strangerPhone,
  ],
  ['the newsletter', { path: '/bulten', fields: (name) => ({ email: name }) }, email, strangerMail],
  [
    'a forgotten password',
    { path: '/uye-sifre-hatirlat', fields: (name) => ({ name }), needsCode: true },
    email,
    strangerMail,
  ],
])('[T66] %s answers a stranger as a member', async (_, form, known, unknown) => {
  await shop.db
    .prepare('INSERT OR REPLACE INTO newsletter (email, created_at, is_active) VALUES (?1, 1, 1)')
    .bind(email)
    .run()
  for (let time = 0; time < 3; time += 1) {
    const answer = (await sent(form, known)).answer
    expect((await sent(form, unknown())).answer).toEqual(answer)
  }
})
