import { beforeEach, expect, it } from 'vitest'
import { openSquattedShop, owner, squatter } from '../../../../tests/support/squatted-account'

const other = 'yeni.adres@posta.test'
const next = 'bambaşka uzun bir parola'
const person = { name: 'Yabancı', surname: 'Biri', mobile_phone: squatter.phone }

const { shop, at } = await openSquattedShop()
beforeEach(async () => {
  await at.run('DELETE FROM outbox')
  await at.clear()
  await at.run("DELETE FROM member WHERE email LIKE '9%@posta.test' OR email LIKE 'ortak%'")
  await at.run('UPDATE member SET email = ?1 WHERE email = ?2', owner.email, other)
  await at.clear()
})

type Update = { status: boolean; data: { key: string; statusText: string }[] }
const change = (bearer: string, fields: Record<string, string>) =>
  shop
    .visitor()
    .post<Update>(
      '/api/v1/customer/update?language=tr',
      { ...person, ...fields },
      { Authorization: `Bearer ${bearer}` },
    )
const isIn = async (email: string, password = squatter.password) =>
  (await at.signIn('email', email, password)).status === true
const textTo = (email: string) =>
  at
    .statement('SELECT text FROM outbox WHERE recipient = ?1 ORDER BY id DESC', email)
    .first<string>('text')

/** A member whose address is their own. */
async function own() {
  const account = await at.squat()
  await at.activate(await at.lastLink(), account.visitor, account.bearer)
  await at.run('DELETE FROM outbox')
  return account
}

it('[L12] a changed address counts once its mail is opened where the member is signed in', async () => {
  const { id, bearer } = await own()
  const { status, data } = await change(bearer, { email: other })
  expect({ status, data }).toEqual({
    status: true,
    data: [{ key: 'email', statusText: expect.stringMatching(/yeni adresinize/i) }],
  })
  expect([await isIn(other), await isIn(owner.email)]).toEqual([false, true])
  const link = await at.lastLink(other)
  expect(link).toContain('activation=address&')
  expect(await textTo(owner.email)).toMatch(/değiştiriliyor\n[\s\S]*Siz yapmadıysanız/)
  expect(await at.activate(link)).toBe(0)
  expect(await isIn(other)).toBe(false)
  expect(await at.activate(link, shop.visitor(), bearer)).toBe(1)
  expect([await isIn(other), await isIn(owner.email)]).toEqual([true, false])
  expect(await at.activate(link, shop.visitor(), bearer)).toBe(0)
  const member = 'SELECT email_proven, owns_email FROM member WHERE id = ?1'
  expect(await at.statement(member, id).first()).toEqual({ email_proven: 1, owns_email: 1 })
})

it('[L12] an account whose address its member changed loses nothing by a forgotten password', async () => {
  const { id, bearer } = await own()
  const order = await at.order('S-5', id)
  await change(bearer, { email: other })
  await at.activate(await at.lastLink(other), shop.visitor(), bearer)
  await at.forget({ 'forgot-email': other })
  const token = (await at.lastLink(other)).split('token=')[1] ?? ''
  expect((await at.setPassword(token, next)).status).toBe(1)
  expect(await isIn(other, next)).toBe(true)
  const all = { card: 1, passkey: 1, message: 1, address: 1 }
  expect(await at.rowsOf(id)).toMatchObject(all)
  expect(await at.holderOf(order)).toBe(id)
  await at.run('DELETE FROM shop_order WHERE id = ?1', order ?? 0)
})

it('[L12] a mistyped address is put right before anybody opened its mail', async () => {
  const { data } = await at.register(shop.visitor())
  const bearer = data[0]?.bearer ?? ''
  await at.run('DELETE FROM outbox')
  await change(bearer, { email: other })
  expect(await at.lastLink()).toBe('')
  await change(bearer, { email: 'yanlis@posta.test' })
  expect(await at.activate(await at.lastLink(other), shop.visitor(), bearer)).toBe(0)
  await change(bearer, { email: other })
  expect(await at.activate(await at.lastLink(other), shop.visitor(), bearer)).toBe(1)
  expect(await isIn(other)).toBe(true)
})

it.each(['waits', 'is made'])(
  '[L12] [T94] a session alone takes no account: the former address has it back while a change %s',
  async (state) => {
    const { id, bearer } = await own()
    await change(bearer, { email: other })
    const back = await at.lastLink()
    expect(back).toContain('activation=addressBack&')
    const link = await at.lastLink(other)
    if (state === 'is made') {
      await at.activate(link, shop.visitor(), bearer)
      await at.forget({ 'forgot-email': other })
      const token = (await at.lastLink(other)).split('token=')[1] ?? ''
      await at.setPassword(token, next)
      await at.run('DELETE FROM act_count')
      const thief = await at.register(shop.visitor(), { mobile_phone: '905399990009' })
      expect(thief.status).toBe(false)
    }
    expect(await at.activate(back)).toBe(1)
    expect(await at.idOf()).toBe(id)
    expect(await at.isSignedIn(shop.visitor(), bearer)).toBe(false)
    expect([await isIn(other, next), await isIn(owner.email, next)]).toEqual([false, false])
    expect(await at.activate(link, shop.visitor(), bearer)).toBe(0)
    expect((await at.byMail('sahibinin yeni parolası')).answer.status).toBe(1)
    expect(await at.rowsOf(id)).toMatchObject({ card: 1, message: 1, address: 1, passkey: 0 })
  },
)

it('[L12] [T94] another number is mailed to the address too, with a link against it', async () => {
  const { id, bearer } = await own()
  await change(bearer, { email: owner.email, mobile_phone: '905399990008' })
  await at.run('UPDATE member SET phone_verified_at = 1 WHERE id = ?1', id)
  expect(await at.activate(await at.lastLink())).toBe(1)
  const verified = 'SELECT phone_verified_at FROM member WHERE id = ?1'
  expect(await at.statement(verified, id).first('phone_verified_at')).toBe(0)
})

it('[L12] an address is mailed three links in an hour, then the form says so', async () => {
  const { bearer } = await own()
  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await change(bearer, { email: other }))
  expect(answers.map(({ status }) => status)).toEqual([true, true, true, false])
  const sent = 'SELECT count(*) AS n FROM outbox WHERE recipient = ?1'
  expect(await at.statement(sent, other).first('n')).toBe(3)
})

/** Two members, their bearers and ids. */
async function two() {
  const phones = ['905399990001', '905399990002']
  const members = []
  for (const phone of phones) {
    const email = `${phone}@posta.test`
    const { data } = await at.register(shop.visitor(), { email, mobile_phone: phone })
    members.push({ email, phone, bearer: data[0]?.bearer ?? '' })
  }
  return members
}
it('[L12] of two members who change to one number at once, one is told that it is taken', async () => {
  const members = await two()
  for (let round = 0; round < 12; round += 1) {
    await at.run('DELETE FROM act_count')
    const mobile_phone = `90539888${1000 + round}`
    const answers = await Promise.all(
      members.map(({ email, bearer }) => change(bearer, { email, mobile_phone })),
    )
    const keys = answers.map(({ data }) => data.map(({ key }) => key))
    expect(keys.sort()).toEqual([[], ['mobile_phone']])
  }
})

it('[L12] of two members who open the links of one address at once, one has it', async () => {
  const members = await two()
  for (let round = 0; round < 8; round += 1) {
    await at.run('DELETE FROM act_count')
    const email = `ortak${round}@posta.test`
    const presses = []
    for (const { bearer, phone } of members) {
      expect((await change(bearer, { email, mobile_phone: phone })).status).toBe(true)
      const link = await at.lastLink(email)
      presses.push(() => at.activate(link, shop.visitor(), bearer))
    }
    expect((await Promise.all(presses.map((press) => press()))).sort()).toEqual([0, 1])
  }
})
