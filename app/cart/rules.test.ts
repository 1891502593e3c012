import { describe, expect, it } from 'vitest'
import type { CartAddAnswer } from '~/shop/cart-model'
import { type AddSituation, outcomeOfAdd, outcomeOfSeveral } from './rules'

const texts = {
  failed: 'Ürün sepetinize eklenemedi',
  storeNeeded: 'Bir mağaza seçin',
  added: 'Ürün sepetinize eklendi',
  goToCart: 'Sepete git',
}

const onProduct: AddSituation = {
  page: '/kuzey-defter',
  onProductPage: true,
  productPath: '/kuzey-defter',
  buyNow: false,
  cartPath: '/sepet',
  texts,
}
const onList: AddSituation = { ...onProduct, page: '/defter', onProductPage: false }

function answered(status: number, more: Partial<CartAddAnswer> = {}): CartAddAnswer {
  return {
    status,
    statusText: '',
    path: null,
    title: 'Kuzey Defter',
    summary: status > 0 ? { count: 2, total: '300,00' } : null,
    personalizationError: false,
    ...more,
  }
}

describe('what a shopper meets after add-to-cart (spec §4, §8)', () => {
  it('[C01] status 1 adds and shows nothing further', () => {
    expect(outcomeOfAdd(answered(1), onProduct)).toEqual({
      goTo: null,
      popup: null,
      notices: [],
      summary: { count: 2, total: '300,00' },
      added: true,
    })
  })

  it('[C02] status 3 opens the cart popup', () => {
    expect(outcomeOfAdd(answered(3), onProduct)).toMatchObject({ popup: 'cart', notices: [] })
  })

  it('[C03] status 4 shows a notice for 5 s with "Sepete git"', () => {
    const [notice] = outcomeOfAdd(answered(4), onProduct).notices
    expect(notice).toMatchObject({ ms: 5000, link: { href: '/sepet', text: 'Sepete git' } })
  })

  it('[C04] status 2 goes to the given url', () => {
    const outcome = outcomeOfAdd(answered(2, { path: '/ozel-siparis' }), onProduct)
    expect(outcome).toMatchObject({ goTo: '/ozel-siparis', popup: null })
  })

  it('[C05] status -1 with a url goes there from a list', () => {
    const outcome = outcomeOfAdd(answered(-1, { path: '/kuzey-defter' }), onList)
    expect(outcome.goTo).toBe('/kuzey-defter')
  })

  it('[C05] status -1 on the same product page shows statusText as a danger notice', () => {
    const answer = answered(-1, { path: '/kuzey-defter', statusText: 'Lütfen seçenek belirleyin' })
    expect(outcomeOfAdd(answer, onProduct)).toMatchObject({
      goTo: null,
      notices: [{ tone: 'bad', text: 'Lütfen seçenek belirleyin', ms: 5000 }],
    })
  })

  it('[C05] status -1 without a url shows statusText with a link to the title', () => {
    const [notice] = outcomeOfAdd(answered(-1, { statusText: 'Seçenek yok' }), onList).notices
    expect(notice).toMatchObject({
      text: 'Seçenek yok',
      link: { href: '/kuzey-defter', text: 'Kuzey Defter' },
    })
  })

  it('[C06] status 0 shows statusText, or that it could not be added', () => {
    expect(outcomeOfAdd(answered(0, { statusText: 'Stok yok' }), onProduct).notices[0]?.text).toBe(
      'Stok yok',
    )
    expect(outcomeOfAdd(answered(0), onProduct).notices[0]?.text).toBe('Ürün sepetinize eklenemedi')
  })

  it('[C06] a personalization error goes to the product, but not from its own page', () => {
    const answer = answered(0, { personalizationError: true, path: '/isimli-kupa' })
    expect(outcomeOfAdd(answer, onList).goTo).toBe('/isimli-kupa')
    expect(outcomeOfAdd(answer, onProduct).goTo).toBeNull()
  })

  it('[C07] status -2 gives a notice and the store selection', () => {
    expect(outcomeOfAdd(answered(-2), onProduct)).toMatchObject({
      popup: 'store',
      notices: [{ tone: 'warn' }],
      added: false,
    })
  })

  it.each([1, 3, 4])('[C09] buy now goes to the cart page on status %i', (status) => {
    const outcome = outcomeOfAdd(answered(status), { ...onProduct, buyNow: true })
    expect(outcome).toMatchObject({ goTo: '/sepet', popup: null, notices: [] })
  })

  it('[C09] buy now follows a redirect of status 2 and shows a failure like any add', () => {
    const buyNow = { ...onProduct, buyNow: true }
    expect(outcomeOfAdd(answered(2, { path: '/ozel' }), buyNow).goTo).toBe('/ozel')
    expect(outcomeOfAdd(answered(0), buyNow)).toMatchObject({ goTo: null, added: false })
  })
})

describe('what several answers mean together (spec §4 "Multi-add")', () => {
  it('[C10] 1 and 3 open the popup; the totals are the last answer’s', () => {
    const last = answered(1, { summary: { count: 5, total: '9,00' } })
    expect(outcomeOfSeveral([answered(3), last], onList)).toMatchObject({
      popup: 'cart',
      notices: [],
      summary: { count: 5, total: '9,00' },
      added: true,
    })
  })

  it('[C10] 2 redirects', () => {
    const outcome = outcomeOfSeveral([answered(1), answered(2, { path: '/ozel' })], onList)
    expect(outcome.goTo).toBe('/ozel')
  })

  it('[C10] failures gather into one notice', () => {
    const outcome = outcomeOfSeveral(
      [answered(0, { title: 'A', statusText: 'Stok yok' }), answered(-1, { title: 'B' })],
      onList,
    )
    expect(outcome.popup).toBeNull()
    expect(outcome.notices).toEqual([
      { tone: 'bad', ms: 5000, text: 'A: Stok yok · B: Ürün sepetinize eklenemedi' },
    ])
  })
})
