import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, formKey } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
/** The answers of a shop that answers some calls otherwise, by a part of their address. */
let others: Record<string, (answer: Response) => Response | Promise<Response>> = {}
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const answer = await real(request)
      const [, change] = Object.entries(others).find(([call]) => request.url.includes(call)) ?? []
      return change ? change(answer) : answer
    },
  })
})
beforeEach(() => {
  others = {}
})
afterAll(() => shop.close())

const step = siteMap.orderAddress

/** A guest whose first address is saved. */
async function guest() {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  await visitor.post(siteMap.order, { email: 'konuk@ornek.test', ...formKey() })
  await visitor.post(step, { id: '0', ...homeAddress, ...formKey() })
  const { main } = await pageOf(visitor.get(step))
  return { visitor, saved: main.fields('delivery')[0]?.value ?? '' }
}

const office = { ...homeAddress, title: 'Ofis', address: 'Liman Caddesi 9' }
const send = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post(step, { id: '0', ...fields, ...formKey() })

async function withoutId(answer: Response) {
  const { ID: _id, ...rest } = (await answer.json()) as Record<string, unknown>
  return Response.json(rest)
}

const noAddress = () => Response.json({ ADDRESS_LIST: [] })
const down = () => new Response('', { status: 500 })

/** The addresses of the order, as its last step names them. */
async function ordered(visitor: Visitor) {
  await visitor.post(siteMap.orderMethods, { cargo: '1', payment: '-1', ...formKey() })
  const { main } = await pageOf(visitor.get(siteMap.orderConfirm))
  return main
    .tags('dd')
    .slice(0, 2)
    .map(({ text }) => /Liman Caddesi 9|Deniz Sokağı 4/.exec(text)?.[0])
}

it('[O02] [A02] a guest names no address: its title is ours, in the page’s language, and stays when it is changed', async () => {
  const { title: _title, ...untitled } = homeAddress
  const named = async (visitor: Visitor) =>
    (await pageOf(visitor.get(step))).main.tags('strong').map(({ text }) => text)
  const guestIn = async (language: string) => {
    const visitor = shop.visitor()
    if (language) visitor.cookies.set('__Host-language', language)
    await fillCart(visitor, [{ productId: '6' }])
    await visitor.post(siteMap.order, { email: 'konuk@ornek.test', ...formKey() })
    expect((await pageOf(visitor.get(step))).main.fields('title').length).toBe(0)
    await send(visitor, untitled)
    return visitor
  }
  const visitor = await guestIn('')
  expect(await named(visitor)).toContain('Adresim')
  const saved = (await pageOf(visitor.get(step))).main.fields('delivery')[0]?.value ?? ''
  await send(visitor, { ...untitled, address: 'Liman 9', delivery: saved, invoice: 'yeni' })
  expect(await named(visitor)).toEqual(expect.arrayContaining(['Adresim', 'Fatura adresim']))
  await visitor.post(siteMap.addressForm, {
    ...untitled,
    id: saved,
    address: 'Koy 3',
    ...formKey(),
  })
  const changed = await pageOf(visitor.get(step))
  expect(changed.main.text).toContain('Koy 3')
  expect(await named(visitor)).toContain('Adresim')
  expect(await named(await guestIn('de'))).toContain('Meine Adresse')
})

describe('[O16] another address in the address step', () => {
  it.each([
    ['delivery', step, 'choose-delivery', 'same-invoice'],
    ['the invoice', `${step}?fatura=yeni`, 'choose-invoice', 'button-main'],
  ])('is typed right below the choice of %s', async (_, path, above, below) => {
    const { visitor } = await guest()
    const html = await (await visitor.get(path)).text()
    const positions = [above, 'address-fields', below].map((name) => html.indexOf(`${name}"`))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(html.slice(positions[0], positions[1])).not.toContain('type="checkbox"')
  })

  it.each([
    ['the invoice', {}, { invoice: 'yeni' }, ['Deniz Sokağı 4', 'Liman Caddesi 9']],
    ['the delivery', { delivery: 'yeni' }, {}, ['Liman Caddesi 9', 'Deniz Sokağı 4']],
    ['both', { delivery: 'yeni' }, { ayni: '1' }, ['Liman Caddesi 9', 'Liman Caddesi 9']],
  ])('is typed beside the saved ones, for %s', async (_, where, invoice, addresses) => {
    const { visitor, saved } = await guest()
    const fields = { ...office, delivery: saved, invoice: saved, ...where, ...invoice }
    const answer = await send(visitor, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, siteMap.orderMethods])
    expect(await ordered(visitor)).toEqual(addresses)
  })

  it('is the invoice’s own where a guest’s first address is that of a gift', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }])
    await visitor.post(siteMap.order, { email: 'konuk@ornek.test', ...formKey() })
    const { main: first } = await pageOf(visitor.get(step))
    expect(first.fields('baska')[0]?.attribute('checked')).toBeUndefined()
    const refused = await send(visitor, { ...homeAddress, address: '', baska: '1' })
    expect((await pageOf(refused)).main.fields('baska')[0]?.attribute('checked')).toBe('')
    const answer = await send(visitor, { ...homeAddress, baska: '1' })
    expect(answer.headers.get('location')).toBe(`${step}?fatura=yeni`)
    const { main } = await pageOf(visitor.follow(answer))
    expect(main.text).toContain('Şimdi fatura adresini yazın.')
    const checked = (name: string) =>
      main.fields(name).flatMap((one) => (one.attribute('checked') === undefined ? [] : one.value))
    const [delivery] = checked('delivery')
    expect(delivery).toMatch(/^\d+$/)
    expect([checked('invoice'), checked('ayni')]).toEqual([['yeni'], []])
    await send(visitor, { ...office, delivery: delivery ?? '', invoice: 'yeni' })
    expect(await ordered(visitor)).toEqual(['Deniz Sokağı 4', 'Liman Caddesi 9'])
  })

  it('is chosen though the shop does not answer with its id', async () => {
    const { visitor, saved } = await guest()
    others = { '/address/save': withoutId }
    const answer = await send(visitor, { ...office, delivery: 'yeni', invoice: saved })
    expect(answer.headers.get('location')).toBe(siteMap.orderMethods)
    expect(await ordered(visitor)).toEqual(['Liman Caddesi 9', 'Deniz Sokağı 4'])
  })

  it.each([
    [
      'cannot be found',
      { '/address/save': withoutId, 'address/get-list': noAddress },
      'aşağıdan seçin',
    ],
    ['cannot be chosen', { 'set-address': down }, 'Adresiniz kaydedildi.'],
  ])('is named as saved where it %s, and saved once', async (_, answers, text) => {
    const { visitor } = await guest()
    others = answers
    const answer = await send(visitor, { ...office, delivery: 'yeni', ayni: '1' })
    others = {}
    expect(answer.headers.get('location')).toBe(step)
    const { main, text: all } = await pageOf(visitor.get(step))
    expect(all).toContain(text)
    expect(main.text.split('Liman Caddesi 9')).toHaveLength(3)
  })

  it('is not saved where a saved one is chosen, whatever stands in its fields', async () => {
    const { visitor, saved } = await guest()
    await send(visitor, { ...office, delivery: saved, invoice: 'yeni', ayni: '1' })
    expect(await ordered(visitor)).toEqual(['Deniz Sokağı 4', 'Deniz Sokağı 4'])
    expect((await pageOf(visitor.get(step))).main.fields('delivery')).toHaveLength(2)
  })

  it('shows its errors in the step, with the choice and what was typed', async () => {
    const { visitor, saved } = await guest()
    const answer = await send(visitor, { ...office, address: '', delivery: saved, invoice: 'yeni' })
    expect(answer.status).toBe(422)
    const { main } = await pageOf(answer)
    expect(main.text).toContain('Şunları düzeltin')
    expect(main.fields('fullname')[0]?.value).toBe(office.fullname)
    const chosen = (name: string) =>
      main.fields(name).flatMap((one) => (one.attribute('checked') === undefined ? [] : one.value))
    expect([chosen('delivery'), chosen('invoice'), chosen('ayni')]).toEqual([[saved], ['yeni'], []])
  })

  it('has the choice as it was while its region is chosen without script', async () => {
    const { visitor, saved } = await guest()
    const fields = { ...office, delivery: saved, invoice: 'yeni', adim: 'ileri' }
    const answer = await send(visitor, fields)
    expect(answer.headers.get('location')).toBe(`${step}?taslak=1#regions`)
    const { main } = await pageOf(visitor.follow(answer))
    const radio = main.fields('invoice').find(({ value }) => value === 'yeni')
    expect(radio?.attribute('checked')).toBe('')
    expect(main.fields('address')[0]?.value).toBe('Liman Caddesi 9')
  })
})

it('[O16] every step has a heading of its own', async () => {
  const { visitor } = await guest()
  await visitor.post(siteMap.orderMethods, { cargo: '1', payment: '-2', ...formKey() })
  const pages = [siteMap.order, step, siteMap.orderMethods, siteMap.orderConfirm]
  const headings: string[] = []
  for (const path of pages) {
    const { main } = await pageOf(visitor.get(path))
    headings.push(main.tags('h1')[0]?.text ?? '')
  }
  expect(new Set(headings).size).toBe(pages.length)
})
