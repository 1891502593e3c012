import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Countries = { countries?: { code?: string }[]; selected?: string }

/** The country that the backend proposes, by language, because the list is cached by language. */
const proposals: Record<string, (known: Countries) => Countries | null> = {
  tr: (known) => ({ ...known, selected: 'DE' }),
  en: (known) => ({ ...known, selected: 'EN' }),
  de: (known) => ({ ...known, countries: known.countries?.filter(({ code }) => code === 'FR') }),
  ar: () => null,
}

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url)
      const response = await pass(request)
      if (!pathname.includes('get-countries')) return response
      const known = (await response.json()) as Countries
      const message = proposals[searchParams.get('language') ?? 'tr']?.(known)
      return message ? Response.json(message) : new Response('', { status: 500 })
    },
  })
})
afterAll(() => shop.close())

const pages = [
  '/tek-kullanimlik-kod',
  '/uye-girisi-sayfasi?tip=telefon',
  '/uye-sifre-hatirlat?tip=telefon',
  '/uye-kayit',
]
/** The countries of the phone field; none if it is a plain field. */
const countriesIn = (html: string) =>
  readPage(html)
    .elements('option')
    .filter((one) => one.attribute('data-calling-code') !== undefined)
const options = (html: string) => countriesIn(html).map((one) => one.attribute('value'))
const first = (html: string) =>
  countriesIn(html)
    .find((one) => one.attribute('selected') !== undefined)
    ?.attribute('value')
const phoneIn = (html: string) =>
  readPage(html)
    .elements('input')
    .find((one) => one.attribute('type') === 'tel')

async function open(page: string, language: string): Promise<string> {
  const visitor = shop.visitor()
  visitor.cookies.set('__Host-language', language)
  const answer = await visitor.get(page)
  expect(answer.status).toBe(200)
  return answer.text()
}

describe.each(pages)('the phone field of %s', (page) => {
  it('[A10] starts with the country that the server selects', async () => {
    expect(first(await open(page, 'tr'))).toBe('DE')
  })

  it('[A10] takes EN for Great Britain', async () => {
    expect(first(await open(page, 'en'))).toBe('GB')
  })

  it('[A10] chooses the only country', async () => {
    const html = await open(page, 'de')
    expect([first(html), options(html).length]).toEqual(['FR', 1])
  })

  it('[A14] is a plain field, without a message, when the countries cannot be loaded', async () => {
    const html = await open(page, 'ar')
    expect(options(html)).toHaveLength(0)
    expect(readPage(html).alerts).toEqual([])
    const phone = phoneIn(html)
    expect([phone?.attribute('data-country'), phone?.attribute('data-digit-count')]).toEqual([
      '',
      '12',
    ])
  })
})

/** The phone field's own attributes, by name. */
const dataOf = (html: string) => {
  const attributes = phoneIn(html)?.element.attrs ?? []
  const own = attributes.filter(({ name }) => name.startsWith('data-'))
  return Object.fromEntries(own.map(({ name, value }) => [name.slice('data-'.length), value]))
}

async function member() {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  return visitor
}

describe('[A10] the phone field of an address', () => {
  it('starts with the country of the address, before the one that the server selects', async () => {
    const visitor = await member()
    const page = await (await visitor.get('/adres/kayit')).text()
    const begun = dataOf(page)
    expect(begun).toMatchObject({
      country: 'TR',
      'calling-code': '90',
      'digit-count': '12',
      'default-country': 'TR',
    })
    const form = new URLSearchParams({ id: '0', adim: 'ileri', country_code: 'US' })
    const other = dataOf(
      await (await visitor.follow(await visitor.post('/adres/kayit', form))).text(),
    )
    expect(other).toMatchObject({
      country: 'US',
      'calling-code': '1',
      'digit-count': '11',
      'default-country': 'US',
    })
  })

  it('a saved number determines its country', async () => {
    const visitor = await member()
    const page = await (await visitor.get('/uye-kisisel-bilgileri')).text()
    expect(dataOf(page)).toMatchObject({ country: 'TR', digits: '905320000001' })
  })
})
