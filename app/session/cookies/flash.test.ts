import { expect, it } from 'vitest'
import type { Notice } from '~/session/response-data'
import { flashCookie, readFlash, writeFlash } from './flash'
import { readSealKeys, seal } from './seal'

const keys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)
const notice: Notice = {
  tone: 'bad',
  text: 'Olmadı',
  link: { href: '/sepet', text: 'Sepete git', dialogWidth: 480, now: true },
  ms: 2400,
  typed: { quantity: '2' },
}

it('[X03] survives the redirect unchanged', async () => {
  const plain: Notice = { tone: 'plain', text: 'Oldu', ms: 1 }
  const flash = { notices: [notice, plain], formKey: 'k' }
  expect(await readFlash(await writeFlash(flash, keys), keys)).toEqual(flash)
})

it('fits its cookie: at most three notices of 400 characters', async () => {
  const long = { ...notice, text: 'x'.repeat(500) }
  const flash = { notices: [long, notice, notice, notice], formKey: '' }
  const read = await readFlash(await writeFlash(flash, keys), keys)
  expect(read.notices.map(({ text }) => text.length)).toEqual([400, 6, 6])
})

it('[X03] has a cookie that browsers take, whatever was typed, with the first of it whole', async () => {
  const typedIn = (name: string, letter: string): Notice => ({
    ...notice,
    typed: { [name]: letter.repeat(1000) },
  })
  for (const letter of ['a', 'ş', 'ع', '€', '"']) {
    const notices = ['note 1', 'note 2', 'note 3'].map((name) => typedIn(name, letter))
    const value = await writeFlash({ notices, formKey: 'k' }, keys)
    expect(flashCookie.length + value.length).toBeLessThan(4000)
    const [first, , last] = (await readFlash(value, keys)).notices
    const length = first?.typed?.['note 1']?.length
    expect(last?.typed).toEqual({})
    expect(length, letter).toBeGreaterThanOrEqual(800)
  }
})

it('[T27] is empty when missing, forged or malformed', async () => {
  const empty = { notices: [], formKey: '' }
  const none = JSON.stringify({ notices: [], formKey: 'k' })
  const unreadable = ['no json', '{}', '[]', none.replace('"k"', '7')]
  const wrongNotices = ['{"tone":"loud","text":"x","ms":1}', '{"tone":"bad"}']
  for (const value of [undefined, '', 'a.forged', await seal('__Host-other', none, keys)])
    expect(await readFlash(value, keys)).toEqual(empty)
  for (const text of [...unreadable, ...wrongNotices.map((one) => none.replace('[]', `[${one}]`))])
    expect(await readFlash(await seal(flashCookie, text, keys), keys)).toEqual(empty)
})
