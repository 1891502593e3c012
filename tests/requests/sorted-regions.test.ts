import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeAddress as home } from '../support/home-address'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      const answer = await pass(request)
      if (pathname.endsWith('tax-office.txt'))
        return new Response((await answer.text()).trim().split('\n').reverse().join('\n'))
      if (!/region\/get-(?:cities|towns|districts|list)/.test(pathname)) return answer
      const body = (await answer.json()) as Record<string, unknown[]>
      for (const list of Object.values(body)) if (Array.isArray(list)) list.reverse()
      return Response.json(body)
    },
  })
})
afterAll(() => shop.close())

const inOrder = (list: string[], language: string) =>
  list.toSorted(new Intl.Collator(language).compare)

async function form(language: string, fields: Record<string, string>) {
  const visitor = shop.visitor()
  await signIn(visitor)
  visitor.cookies.set('__Host-language', language)
  const sent = await visitor.post('/adres/kayit', { ...home, ...fields, adim: 'ileri' })
  return (await visitor.follow(sent)).text()
}

function titles(html: string, name: string): string[] {
  const { options } = readPage(html).field(name)
  return options.filter((one) => one.attribute('value')).map(({ text }) => text)
}

describe('lists that the backend sends unsorted', () => {
  it.each(['tr', 'en'])('[A02] [G08] regions are sorted alphabetically: %s', async (language) => {
    const html = await form(language, {})
    for (const name of ['city_code', 'town_code', 'district_code']) {
      const listed = titles(html, name)
      expect(listed.length).toBeGreaterThan(1)
      expect(listed).toEqual(inOrder(listed, language))
    }
  })

  it('[A02] [G08] are sorted: states and their cities', async () => {
    const none = { city_code: '', town_code: '', district_code: '' }
    const html = await form('tr', { ...none, country_code: 'US' })
    const states = titles(html, 'province_code')
    expect(states.length).toBeGreaterThan(1)
    expect(states).toEqual(inOrder(states, 'tr'))
  })

  it('[A06] [G08] are sorted: tax offices, page by page', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const answer = await visitor.get('/adres/vergi-daireleri')
    const { offices } = (await answer.json()) as { offices: string[] }
    expect(offices).toHaveLength(15)
    expect(offices).toEqual(inOrder(offices, 'tr'))
    expect(offices[0]?.startsWith('A')).toBe(true)
  })
})
