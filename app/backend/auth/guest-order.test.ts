import { expect, it } from 'vitest'
import { backend, contextOf, emptyCache } from '../../../tests/support/call-context'
import { openBackend } from '../backend'
import { noteAnswered } from '../http/cache/missing-calls'

let shops = 0
async function order(answers: Parameters<typeof backend>[0]) {
  const { sent, fetch } = backend(answers)
  const context = { ...contextOf(fetch), origin: `https://guests${shops++}.test` }
  noteAnswered(context.origin, 'GLOBALS')
  const { account } = openBackend(context, emptyCache())
  const answer = await account.continueAsGuest('konuk@ornek.test', { security_code: '7' })
  return {
    answer,
    paths: sent.map(({ path }) => path.split(/[/?]/).find((part) => part.includes('-'))),
  }
}

const newer = '/login-nomembership'
const older = '/signin-shopping'
const paths = [newer, older].map((path) => path.slice(1))

it.each([
  ['404', () => new Response('', { status: 404 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/order' } })],
  ['a page', () => new Response('<!doctype html><html><body>Sipariş</body></html>')],
])('[Z23] [Z45] the older call is sent where the newer one answers by %s', async (_, missing) => {
  const done = () => Response.json({ status: 1, statusText: '', url: 'order', key: '' })
  const found = await order({ [newer]: missing, [older]: done })
  expect(found).toMatchObject({ answer: { ok: true, next: 'order' }, paths })
})

it('[Z23] [Z45] each may answer by success, url and message', async () => {
  const done = () => Response.json({ success: true, url: 'order', message: '' })
  const message = 'Bu e-posta ile sipariş verilemez'
  const refused = () => Response.json({ success: false, url: '', message })
  const missing = () => new Response('', { status: 404 })
  for (const [at, before] of [
    [newer, {}],
    [older, { [newer]: missing }],
  ] as const) {
    expect((await order({ ...before, [at]: done })).answer).toMatchObject({
      ok: true,
      next: 'order',
    })
    expect((await order({ ...before, [at]: refused })).answer).toMatchObject({ ok: false, message })
  }
})
