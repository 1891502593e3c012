import { beforeEach, expect, it } from 'vitest'
import { postWhile } from '../../../tests/support/concurrent-call'
import {
  type Answer,
  openSquattedShop,
  owner,
  squatter,
} from '../../../tests/support/squatted-account'

const next = 'sahibinin yeni parolası'
const written = /INSERT INTO member_token/

const { shop, at } = await openSquattedShop()
beforeEach(async () => {
  await at.clear()
  await at.run('DELETE FROM card')
  await at.run('DELETE FROM passkey')
  await at.run('DELETE FROM one_use')
  await at.run('DELETE FROM social_account')
})

/** A member whose address is their own, and what another session of theirs left in the cart. */
async function own() {
  const account = await at.squat()
  await at.activate(await at.lastLink(), account.visitor, account.bearer)
  return account
}

const bearerIn = async (answer: Response) => ((await answer.json()) as Answer).data?.[0]?.bearer
const tokens = (id: number) =>
  at.statement('SELECT count(*) AS n FROM member_token WHERE member_id = ?1', id).first('n')

const byPassword = { password: squatter.password }
const methods = [
  ['login', '/api/v1/authentication/login', { type: 'email', username: owner.email }],
  ['order-login', '/srv/service/customer/order-login', { email: owner.email }],
] as const

it.each(methods)(
  '[L12] [T95] a password set by mail ends a sign-in by the former one that is under way: %s',
  async (_, path, form) => {
    const { id } = await own()
    const sent = { path, form: { ...form, ...byPassword } }
    const answer = await postWhile(shop, sent, written, () => at.byMail(next))
    expect(await bearerIn(answer)).toBeFalsy()
    expect(await tokens(id)).toBe(0)
    expect((await at.signIn('email', owner.email, next)).status).toBe(true)
  },
)

it('[L12] [T95] a sign-in that is under way takes no cart of whoever has the account back', async () => {
  const { id, visitor, bearer } = await own()
  const product = { productId: '6', variantId: '0', quantity: '2' }
  const headers = { Authorization: `Bearer ${bearer}` }
  await visitor.post('/srv/service/cart/add-to-cart', product, headers)
  await visitor.send('/srv/service/customer/logout', { headers })
  const [, path, form] = methods[0]
  const sent = { path, form: { ...form, ...byPassword } }
  await postWhile(shop, sent, written, () => at.byMail(next))
  const left = 'SELECT count(*) AS n FROM session WHERE member_id = ?1 AND is_left = 1'
  expect(await at.statement(left, id).first('n')).toBe(1)
})

it('[L12] [T95] signing out everywhere ends a sign-in that is under way', async () => {
  const { id, bearer } = await own()
  const [, path, form] = methods[0]
  const end = () =>
    shop
      .visitor()
      .post(
        '/srv/service/member-session/end',
        { which: 'all' },
        { Authorization: `Bearer ${bearer}` },
      )
  await postWhile(shop, { path, form: { ...form, ...byPassword } }, written, end)
  expect(await tokens(id)).toBe(0)
})

it('[L12] [T95] who had the account deleted is not signed in by a sign-in under way', async () => {
  const { id } = await own()
  const [, path, form] = methods[0]
  const erase = async () => {
    await at.run('INSERT INTO deleted_member (id, deleted_at) VALUES (?1, 1)', id)
    await at.run('DELETE FROM member_token WHERE member_id = ?1', id)
    await at.run('DELETE FROM member WHERE id = ?1', id)
  }
  const sent = { path, form: { ...form, ...byPassword } }
  const answer = await postWhile(shop, sent, written, erase)
  expect(answer.status).toBe(403)
  expect(await tokens(id)).toBe(0)
})

it('[L12] [T95] a code that is under way signs nobody in once the account is taken back', async () => {
  const { id, visitor } = await own()
  await at.run('UPDATE member SET phone_verified_at = 1 WHERE id = ?1', id)
  await visitor.post(`/srv/customer/signin/otp-request/${squatter.phone}`, {})
  const cookie = visitor.cookie()
  const text = await at
    .statement('SELECT text FROM outbox WHERE recipient = ?1 ORDER BY id DESC', squatter.phone)
    .first<string>('text')
  const path = `/srv/customer/signin/otp-validate/${squatter.phone}`
  const sent = { path, form: { otp: /\d{6}/.exec(text ?? '')?.[0] ?? '' }, cookie }
  const answer = await postWhile(shop, sent, written, () =>
    at.run('UPDATE member SET access_revision = access_revision + 1 WHERE id = ?1', id),
  )
  expect(await bearerIn(answer)).toBeFalsy()
})

it('[L12] [T95] a change of the password by the former one, under way, does not undo the one set by mail', async () => {
  await own()
  const form = { type: 'email', username: owner.email, password_old: squatter.password }
  const thiefs = 'bambaşka uzun bir parola'
  const sent = {
    path: '/api/v1/authentication/change-password',
    form: { ...form, password_new: thiefs, password_new_again: thiefs },
  }
  const answer = await postWhile(shop, sent, /SET password = \?2/, () => at.byMail(next))
  expect(answer.status).toBe(403)
  expect((await at.signIn('email', owner.email, thiefs)).status).toBe(false)
  expect((await at.signIn('email', owner.email, next)).status).toBe(true)
})

it('[L12] [T95] a number whose verification is under way lets nobody in once the account is taken back', async () => {
  const { id, visitor, bearer } = await own()
  await at.run('UPDATE member SET phone_verified_at = 0 WHERE id = ?1', id)
  const path = '/api/v1/public/services/verify-sms'
  const headers = { Authorization: `Bearer ${bearer}` }
  await visitor.post(path, { phone: squatter.phone, code: '' }, headers)
  const words = 'SELECT text FROM outbox WHERE recipient = ?1 ORDER BY id DESC'
  const text = await at.statement(words, squatter.phone).first<string>('text')
  const form = { phone: squatter.phone, code: /\d{6}/.exec(text ?? '')?.[0] ?? '' }
  const sent = { path, form, bearer, cookie: visitor.cookie() }
  await postWhile(shop, sent, /SET phone_verified_at/, () => at.byMail(next))
  const verified = 'SELECT phone_verified_at FROM member WHERE id = ?1'
  expect(await at.statement(verified, id).first('phone_verified_at')).toBe(0)
})
