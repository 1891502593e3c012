import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'

afterAll(() => setShopOrigins())

const setCurrency = '/srv/shopping/shopping/set-currency/USD'
const taken = () => new Response('1', { headers: { 'set-cookie': 'SHOP=guest; Path=/' } })
const row = { ID: '5', TITLE: 'Askı', URL: 'aski', PRICE_SELL: 9, VAT: 0, STOCK: 3 }
const related = '/srv/service/product/get-related-products/'

const rows = (more: object = {}) => ({ [related]: { PRODUCTS: [{ ...row, ...more }] } })

async function relatedIn(currency: string, answers: object) {
  const shop = shopOfPages({ ...answers })
  const [card] = await shop.open({ currency }).related('7', 1)
  const sent = shop.sent.find(({ url }) => url.includes('get-related'))
  return { currency: card?.price.currency, cookie: sent?.cookie }
}

const suggested = { id: '5', title: 'Askı', url: 'aski', price: '9.00' }
const searchAll = '/srv/service/product/searchAll/'
const search = '/srv/service/product/search'

async function suggestedIn(currency: string, answers: object, licensed = true) {
  const shop = shopOfPages({ ...answers })
  const { products } = await shop.open({ currency }).suggest('askı', licensed)
  const sent = shop.sent.filter(({ url }) => url.includes('/product/search'))
  return { currency: products[0]?.currency, cookie: sent.at(-1)?.cookie }
}

describe('[B06] [G04] suggestions of a shop whose call names no currency', () => {
  const all = { [searchAll]: { products: [suggested] } }

  it('are requested in the guest’s session that reads the page', async () => {
    const inDollars = { currency: 'USD', cookie: 'SHOP=guest' }
    expect(await suggestedIn('USD', { ...all, [setCurrency]: taken })).toEqual(inDollars)
    const plain = { [search]: { data: [suggested] }, [setCurrency]: taken }
    expect(await suggestedIn('USD', plain, false)).toEqual(inDollars)
    const withHtml = { ...all, [search]: '<ul></ul>', [setCurrency]: taken }
    expect(await suggestedIn('USD', withHtml, false)).toEqual(inDollars)
  })

  it('have the shop’s currency where it does not change it, and that of their rows where they say one', async () => {
    expect(await suggestedIn('USD', all)).toMatchObject({ currency: 'TL' })
    const named = { [searchAll]: { products: [{ ...suggested, currency: 'EUR' }] } }
    expect(await suggestedIn('USD', { ...named, [setCurrency]: taken })).toMatchObject({
      currency: 'EUR',
    })
  })

  it('are requested plainly in the usual one, or by its name where the shop has our own calls', async () => {
    expect(await suggestedIn('TL', all)).toEqual({ currency: 'TL', cookie: '' })
    const own = { '/srv/service/site/get-globals': { SITE_NAME: 'Bizim' }, [setCurrency]: taken }
    expect(await suggestedIn('USD', { ...all, ...own })).toEqual({ currency: 'USD', cookie: '' })
  })
})

describe('[G04] [P02] related products of a shop whose call names no currency', () => {
  it('are requested in the guest’s session that reads the page', async () => {
    const answers = { ...rows(), [setCurrency]: taken }
    expect(await relatedIn('USD', answers)).toEqual({ currency: 'USD', cookie: 'SHOP=guest' })
  })

  it('have the shop’s currency where it does not change it, and that of their rows where they say one', async () => {
    expect(await relatedIn('USD', rows())).toMatchObject({ currency: 'TL' })
    const named = { ...rows({ TARGET_CURRENCY: 'EUR' }), [setCurrency]: taken }
    expect(await relatedIn('USD', named)).toMatchObject({ currency: 'EUR' })
  })

  it('are requested plainly in the usual one, or by its name where the shop has our own calls', async () => {
    expect(await relatedIn('TL', rows())).toEqual({ currency: 'TL', cookie: '' })
    const own = { '/srv/service/site/get-globals': { SITE_NAME: 'Bizim' }, [setCurrency]: taken }
    expect(await relatedIn('USD', { ...rows(), ...own })).toEqual({ currency: 'USD', cookie: '' })
  })
})
