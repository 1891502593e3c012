import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

async function member(kind: 'plain' | 'affiliate') {
  const visitor = shop.visitor()
  const { email, password } = shop.platform.accounts[kind]
  const sent = { tip: 'eposta', username: email, password }
  const signedIn = await visitor.post('/uye-girisi-sayfasi', sent)
  return { visitor, signedIn, account: async () => (await pageOf(visitor.get('/hesabim'))).main }
}

it('[Y01] an affiliate finds their page in the account, nobody else does', async () => {
  const affiliate = await member('affiliate')
  expect((await affiliate.account()).links('/ortaklik')).toEqual(['/ortaklik'])
  const others = await member('plain')
  expect((await others.account()).links('/ortaklik')).toEqual([])
})

it('[Y01] a session requests once whether it is an affiliate’s', async () => {
  const { account } = await member('plain')
  await account()
  shop.platform.requests.length = 0
  await account()
  const paths = shop.platform.requests.map(({ path }) => path)
  expect(paths.filter((path) => path.includes('affiliate'))).toEqual([])
})

it('[L13] a member without the consent is prompted until it is given', async () => {
  const due = 'KVKK aydınlatma metnini okuyup onaylamanız gerekiyor.'
  const before = await (await member('plain')).account()
  expect(before.text).not.toContain(due)
  const { id } = shop.platform.accounts.plain
  const stored = shop.platform.state.members.find((one) => one.id === id)
  if (stored) stored.consents.kvkk = false
  const { visitor, signedIn, account } = await member('plain')
  expect((await pageOf(visitor.follow(signedIn))).text).toContain(due)
  const prompt = await account()
  expect(prompt.text).toContain(due)
  expect(prompt.links('/iletisim-tercihleri').length).toBeGreaterThan(0)
  await visitor.post('/iletisim-tercihleri', { kvkk: '1' })
  expect((await account()).text).not.toContain(due)
})
