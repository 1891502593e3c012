import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

const region = (key: string, isRequired = true) => ({ key, type: 'SELECT_BOX', isRequired })

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

const namesIn = (page: Page, name: string) =>
  page
    .field(name)
    .tags('option')
    .map(({ text }) => text)

/** Fills in the form of `page` and presses one of its buttons, as a browser without script does. */
async function press(
  visitor: ReturnType<PlatformShop['visitor']>,
  page: Page,
  at: string,
  typed: Record<string, string>,
) {
  const { form, element } = page.main.getByRole('button', at)
  const filled = Object.entries(typed).reduce(
    (to, [name, value]) => to.writeSent(name, value),
    form,
  )
  const { action, pairs } = filled.press(element)
  return visitor.post(new URL(action).pathname, new URLSearchParams(pairs))
}

describe('registering where the shop’s form names regions and a representative', () => {
  const person = {
    ...{ name: 'Ece', surname: 'Kaya', email: 'ece.il@ornek.test', mobile_phone: '0533 987 65 43' },
    ...{ password: 'Uzun1cümle!olsun', password_again: 'Uzun1cümle!olsun' },
  }

  it('[R01] [A02] they are chosen from the shop’s lists, and their codes are sent', async () => {
    shop.platform.setSettings({
      registerFields: [
        ...['country_code', 'city_code', 'town_code'].map((key) => region(key)),
        region('representative', false),
        {
          key: 'colour',
          type: 'RADIO',
          isRequired: false,
          options: [{ Value: '7', Title: 'Mavi' }],
        },
      ],
      representatives: [{ id: 4, name: 'Ali Usta' }],
    })
    const visitor = shop.visitor()
    const page = await pageOf(visitor.get('/uye-kayit'))
    expect(namesIn(page, 'city_code')).toContain('İzmir')
    expect(namesIn(page, 'representative')).toContain('Ali Usta')
    expect(page.main.text).toContain('Mavi')
    expect(page.fields('town_code')).toHaveLength(0)
    const chosen = { name: 'Ece', city_code: '35' }
    const next = await pageOf(press(visitor, page, 'Seçimi uygula', chosen))
    expect(next.status).toBe(200)
    expect(next.field('name').value).toBe('Ece')
    expect(namesIn(next, 'town_code')).toContain('Konak')
    const answer = await visitor.post('/uye-kayit', {
      ...person,
      ...{ country_code: 'TR', city_code: '35', town_code: '3502', representative: '4', kvkk: '1' },
      ...{ privacy: '1' },
    })
    expect(answer.status).toBe(303)
    const sent = shop.platform.requests.findLast(({ path }) => path.includes('/register'))
    expect(sent?.form).toMatchObject({
      ...{ country_code: 'TR', city_code: '35', town_code: '3502', representative: '4' },
    })
  })

  it('[R01] [X03] what a choice of regions sends stands before the passwords, regions in the shop’s order', async () => {
    const keys = ['city_code', 'country_code']
    shop.platform.setSettings({ registerFields: keys.map((key) => region(key)) })
    const page = await pageOf(shop.visitor().get('/uye-kayit'))
    const { form, element } = page.main.getByRole('button', 'Seçimi uygula')
    const names = form.press(element).pairs.map(([name]) => name)
    const order = [...keys, 'password', 'password_again']
    expect(names.filter((name) => order.includes(name))).toEqual(order)
    const html = await (await shop.visitor().get('/uye-kayit')).text()
    const [button, password] = [html.indexOf('Seçimi uygula'), html.indexOf('name="password"')]
    expect(button).toBeLessThan(password)
    expect(button).toBeGreaterThan(html.indexOf('name="country_code"'))
  })

  it('[L13] a member’s own data name the regions, not their codes', async () => {
    shop.platform.setSettings({ registerFields: [region('country_code'), region('city_code')] })
    const visitor = shop.visitor()
    const { email, password } = shop.platform.accounts.full
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    const page = await pageOf(visitor.get('/uye-kisisel-bilgileri'))
    expect(page.field('city_code').value).toBe('35')
    expect(namesIn(page, 'city_code')).toContain('İzmir')
  })
})

describe('a form that needs what cannot be sent from here', () => {
  it.each([
    { key: 'file_1', type: 'INPUT', isRequired: true },
    { key: 'file_tax', type: 'FILE', isRequired: true },
    { key: 'sector', type: 'SELECT_BOX', isRequired: true },
    { key: 'a.b[]', type: 'INPUT', isRequired: true },
  ])('[R01] $key is filled in on the shop’s own page', async (field) => {
    shop.platform.setSettings({ registerFields: [field] })
    const answer = await shop.visitor().get('/uye-kayit')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/devam?sayfa=register'])
    shop.platform.setSettings({ registerFields: [{ ...field, isRequired: false }] })
    const page = await pageOf(shop.visitor().get('/uye-kayit'))
    expect(page.fields(field.key)).toHaveLength(0)
    expect(page.field('name').value).toBe('')
  })
})
