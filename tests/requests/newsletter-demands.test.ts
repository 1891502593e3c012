import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  const settings = { newsletterDemands: ['phone', 'gender', 'kvkk'] as const }
  shop = await openPlatformShop({
    mode: 'full',
    settings: { newsletterDemands: [...settings.newsletterDemands] },
  })
})
afterAll(() => shop.close())

const email = 'okur@ornek.test'
const lastCall = () => shop.platform.requests.filter((one) => shop.platform.isCall(74, one)).at(-1)

it('[R05] [Z74] a shop that demands a phone, a gender or a consent gets it', async () => {
  const visitor = shop.visitor()
  const send = async (page: Page, typed: Record<string, string>) => {
    const { form, element } = page.main.getByRole('button', 'Abone ol')
    const letter = new URLSearchParams(form.press(element).pairs)
    for (const [name, value] of Object.entries(typed)) letter.set(name, value)
    return visitor.post('/bulten', letter)
  }
  const refused = async (answer: Response, text: string) => {
    expect(answer.status).toBe(422)
    const page = await pageOf(Promise.resolve(answer))
    expect(page.main.text).toContain(text)
    return page
  }
  const first = await refused(await visitor.post('/bulten', { email }), 'Gerekli: phone')
  expect(first.main.field('phone').attribute('type')).toBe('tel')
  const wrong = await refused(await send(first, { phone: '12' }), 'Bu alan boş bırakılamaz')
  const second = await refused(await send(wrong, { phone: '0532 987 65 43' }), 'Gerekli: gender')
  expect(second.main.field('phone').value).toBe('0532 987 65 43')
  expect(second.main.field('gender').options.map(({ value }) => value)).toEqual(['', '0', '1', '2'])
  const third = await refused(await send(second, { gender: '0' }), 'Gerekli: kvkk')
  const consent = third.main.field('kvkk')
  expect([consent.isChecked, consent.attribute('required')]).toEqual([false, ''])
  expect(third.main.getByRole('link', 'KVKK').attribute('href')).toBe('/kvkk')
  expect(third.main.field('gender').value).toBe('0')
  expect((await send(third, { kvkk: '1' })).status).toBe(303)
  expect(lastCall()?.form).toMatchObject({ email, phone: '905329876543', gender: '0', kvkk: '1' })
  expect((await pageOf(visitor.get('/bulten'))).main.fields('kvkk').length).toBe(0)
})

it('[R05] with script the footer’s form leads to that page', async () => {
  const visitor = shop.visitor()
  const answer = await visitor.post('/bulten.data', { email })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('"/bulten"')
  expect((await pageOf(visitor.get('/bulten'))).main.fields('phone').length).toBe(1)
})
