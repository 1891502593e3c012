import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const confirmPage = '/uye-kayit-onay'
const person = { name: 'Ayla', surname: 'Yurt', mobile_phone: '0534 222 7001', gender: '0' }
const email = 'onceki@ornek.test'
const next = 'sonraki@ornek.test'

const fieldsOf = (link: string) => Object.fromEntries(new URL(link, shop.url).searchParams)
const linkTo = async (to: string) => fieldsOf((await lastSent(shop.db, to)).link)

async function pageAfter(visitor: ReturnType<Shop['visitor']>, fields: Record<string, string>) {
  const { main } = await pageOf(visitor.post(confirmPage, fields))
  const links = main.queryAllByRole('link').map(({ name, href }) => [name, href])
  return { text: main.text, links }
}
const toAccount = ['Hesabım', '/hesabim']
const toData = ['Kişisel bilgilerim', '/uye-kisisel-bilgileri']
const toHome = ['Ana sayfaya dön', '/']

it('[R03] [L10] a link opened by a member leads to their account, and says whose it is', async () => {
  const visitor = shop.visitor()
  const password = 'uzun bir cümle olsun'
  await visitor.post('/uye-kayit', { tur: 'hizli', ...person, email, password, kvkk: '1' })
  const link = await linkTo(email)
  expect((await pageAfter(visitor, link)).links).toEqual([toAccount, toHome])
  expect(await pageAfter(visitor, link)).toEqual({
    text: expect.stringMatching(/geçersiz.*Ayla Yurt/),
    links: [toAccount, toHome],
  })
  await visitor.post('/uye-kisisel-bilgileri', { ...person, email: next })
  const other = shop.visitor()
  await signIn(other, 'grouped')
  const theirs = await pageAfter(other, await linkTo(next))
  expect(theirs.text).toContain('Önce eski e-posta adresinizle giriş yapın')
  expect(theirs.text).toContain(`${account('grouped').name} ${account('grouped').surname}`)
  expect(theirs.links).toEqual([toData, toAccount, toHome])
  const changed = await pageAfter(visitor, await linkTo(next))
  expect(changed.links).toEqual([toAccount, toHome])
  const opened = await pageOf(visitor.get(`${confirmPage}?activation=membership&id=1`))
  expect(opened.main.queryByRole('link', 'Giriş yap')).toBeUndefined()
})

it('[R03] a link opened by a guest leads to the sign-in', async () => {
  const { links } = await pageAfter(shop.visitor(), await linkTo(next))
  expect(links).toEqual([['Giriş yap', expect.stringMatching(/^\/uye-girisi-sayfasi/)], toHome])
})
