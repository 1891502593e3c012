import { beforeEach, expect, it } from 'vitest'
import { postWhile } from '../../../../tests/support/concurrent-call'
import { openSquattedShop, owner, squatter } from '../../../../tests/support/squatted-account'

const other = 'yeni.adres@posta.test'
const third = 'ucuncu.adres@posta.test'
const path = '/api/v1/customer/update?language=tr'
const person = { name: 'Yabancı', surname: 'Biri', mobile_phone: squatter.phone }

const { shop, at } = await openSquattedShop()
beforeEach(async () => {
  for (const table of ['outbox', 'card', 'passkey', 'one_use', 'social_account', 'act_count'])
    await at.run(`DELETE FROM ${table}`)
  const back = 'UPDATE member SET email = ?1 WHERE phone = ?2'
  await at.run(back, owner.email, squatter.phone)
  await at.clear()
})

const save = (bearer: string, email: string) =>
  shop.visitor().post(path, { ...person, email }, { Authorization: `Bearer ${bearer}` })

/** A member whose address is their own, and who has the link of another one. */
async function moving() {
  const account = await at.squat()
  await at.activate(await at.lastLink(), account.visitor, account.bearer)
  await at.run('DELETE FROM outbox')
  await save(account.bearer, other)
  return { ...account, back: await at.lastLink(), link: await at.lastLink(other) }
}
const emailOf = (id: number) =>
  at.statement('SELECT email FROM member WHERE id = ?1', id).first('email')

it('[L12] [T94] [T95] a profile that is being saved does not undo the account’s way back', async () => {
  const { id, bearer, back, link } = await moving()
  await at.activate(link, shop.visitor(), bearer)
  const form = { ...person, name: 'Hırsız', mail_notify: '1', email: other }
  const consents = 'SELECT count(*) AS n FROM consent WHERE member_id = ?1 AND agreed = 1'
  const given = await at.statement(consents, id).first('n')
  const saved = await postWhile(shop, { path, form, bearer }, /UPDATE member SET name/, () =>
    at.activate(back),
  )
  expect(saved.status).toBe(422)
  expect(await emailOf(id)).toBe(owner.email)
  expect(await at.statement('SELECT name FROM member WHERE id = ?1', id).first('name')).toBe(
    person.name,
  )
  expect(await at.statement(consents, id).first('n')).toBe(given)
})

it('[L12] [T94] [T95] the link of another address that is being opened does not undo it either', async () => {
  const { id, bearer, back, link } = await moving()
  const [, activation] = /activation=address&(.*)/.exec(link) ?? []
  const token = new URLSearchParams(activation).get('token')
  const opened = await postWhile(
    shop,
    { path: `/srv/service/customer/activateMembership/${id}/${token}`, form: {}, bearer },
    /UPDATE member SET email/,
    () => at.activate(back),
  )
  expect(await opened.json()).toMatchObject({ status: 0 })
  expect(await emailOf(id)).toBe(owner.email)
})

it('[L12] whoever opens the link of their new address while they save their name has it', async () => {
  const { id, bearer, link } = await moving()
  const form = { ...person, name: 'Derya', email: owner.email }
  const saved = await postWhile(shop, { path, form, bearer }, /UPDATE member SET name/, () =>
    at.activate(link, shop.visitor(), bearer),
  )
  expect(saved.status).toBe(200)
  const member = 'SELECT email, owns_email, name FROM member WHERE id = ?1'
  expect(await at.statement(member, id).first()).toEqual({
    ...{ email: other, owns_email: 1, name: 'Derya' },
  })
  const last = 'SELECT email, agreed FROM consent WHERE member_id = ?1 ORDER BY id DESC'
  expect(await at.statement(last, id).first()).toMatchObject({ email: other, agreed: 1 })
})

it('[L12] letters of an address are made large or small at once', async () => {
  const { id, bearer } = await moving()
  await save(bearer, owner.email.toUpperCase())
  expect(await emailOf(id)).toBe(owner.email.toUpperCase())
  await save(bearer, owner.email)
})

it('[L12] [T94] the way back of the first address outlives that of the next, which a thief may open', async () => {
  const { id, bearer, back, link } = await moving()
  await at.activate(link, shop.visitor(), bearer)
  await at.run("UPDATE one_use SET expires_at = expires_at - 60 WHERE kind = 'addressBack'")
  await save(bearer, third)
  const thiefs = await at.lastLink(other)
  expect(thiefs).toContain('activation=addressBack&')
  expect(await at.activate(thiefs)).toBe(1)
  expect(await at.activate(back)).toBe(1)
  expect(await emailOf(id)).toBe(owner.email)
})
