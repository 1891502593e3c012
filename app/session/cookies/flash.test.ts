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
  link: { href: '/sepet', text: 'Sepete git', window: 480, now: true },
  ms: 2400,
  typed: { quantity: '2' },
}

it('[X03] survives the redirect unchanged', async () => {
  const plain: Notice = { tone: 'plain', text: 'Oldu', ms: 1 }
  expect(await readFlash(await writeFlash([notice, plain], keys), keys)).toEqual([notice, plain])
})

it('fits its cookie: at most three notices of 400 characters', async () => {
  const long = { ...notice, text: 'x'.repeat(500) }
  const read = await readFlash(await writeFlash([long, notice, notice, notice], keys), keys)
  expect(read.map(({ text }) => text.length)).toEqual([400, 6, 6])
})

it('[T27] is empty when missing, forged or malformed', async () => {
  expect(await readFlash(undefined, keys)).toEqual([])
  expect(await readFlash('', keys)).toEqual([])
  expect(await readFlash('a.forged', keys)).toEqual([])
  for (const text of ['no json', '{}', '[{"tone":"loud","text":"x","ms":1}]', '[{"tone":"bad"}]'])
    expect(await readFlash(await seal(flashCookie, text, keys), keys)).toEqual([])
  expect(await readFlash(await seal('__Host-other', '[]', keys), keys)).toEqual([])
})
