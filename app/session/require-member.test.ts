import { expect, it } from 'vitest'
import { needed } from './failure'
import type { RequestContext } from './request-context'
import { requireBuyer, requireMember } from './require-member'
import { freshSession, type Session } from './session'

const member = { id: '7', name: 'Ada', group: 0 }
const token = { value: 'bearer', timeout: 1 }

/** What of a request's context tells who the visitor is. */
const contextOf = (session: Partial<Session>) =>
  ({ language: 'tr', session: { ...freshSession(), ...session } }) as RequestContext

/** Where a redirect that was thrown leads. */
const targetOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => null,
      (thrown: Response) => [thrown.status, thrown.headers.get('location')],
    )

it('[L11] a guest is redirected to the sign-in page and back', async () => {
  const target = await targetOf(() => requireMember(contextOf({}), '/adres'))
  expect(target).toEqual([303, '/uye-girisi-sayfasi?donus=%2Fadres'])
  expect(requireMember(contextOf({ member }), '/adres')).toEqual(member)
})

it('[L11] a session that ends while data is requested shows none of it', async () => {
  const context = contextOf({ member })
  requireMember(context, '/adres')
  expect(await needed(context, Promise.resolve('data'))).toBe('data')
  const target = await targetOf(() =>
    needed(
      context,
      Promise.resolve().then(() => {
        context.session.member = undefined
      }),
    ),
  )
  expect(target).toEqual([303, '/uye-girisi-sayfasi?donus=%2Fadres'])
})

it('[O02] a buyer is a member or has given an e-mail address, before and after the call', async () => {
  expect(await targetOf(() => requireBuyer(contextOf({}), '/order'))).toEqual([303, '/order'])
  expect(await targetOf(() => requireBuyer(contextOf({ token }), '/order'))).toEqual([
    303,
    '/order',
  ])
  expect(await targetOf(() => requireBuyer(contextOf({ token, member }), '/order'))).toBeNull()
  expect(await targetOf(() => requireBuyer(contextOf({ member }), '/order'))).toBeNull()
  const context = contextOf({ email: 'ada@ornek.test' })
  requireBuyer(context, '/order')
  const target = await targetOf(() =>
    needed(
      context,
      Promise.resolve().then(() => {
        context.session.email = undefined
      }),
    ),
  )
  expect(target).toEqual([303, '/order'])
})
