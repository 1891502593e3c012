import { describe, expect, it } from 'vitest'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { type AddSituation, outcomeOfAdd, outcomeOfSeveral, withCompanions } from './add-rules'

const texts = {
  failed: 'Ürün sepetinize eklenemedi',
  storeNeeded: 'Bir mağaza seçin',
  added: 'Ürün sepetinize eklendi',
  goToCart: 'Sepete git',
  toPayment: 'Ödemeye geç',
  goToStores: 'Mağaza seçimi',
}

const onProduct: AddSituation = {
  page: '/kuzey-defter',
  onProductPage: true,
  productPath: '/kuzey-defter',
  buyNow: false,
  isUndo: false,
  cartPath: '/sepet',
  paymentPath: '/order/odeme',
  storePath: '/magaza-sec?donus=%2Fkuzey-defter',
  texts,
}
const onList: AddSituation = { ...onProduct, page: '/defter', onProductPage: false }
const undo = { ...onList, isUndo: true }

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

describe('the outcome of add-to-cart', () => {
  it('[C01] [O02] an order that waits for its payment is linked', () => {
    const refused = answered(0, { statusText: 'Bekleyen siparişiniz var', isOrderOpen: true })
    expect(outcomeOfAdd(refused, onProduct).notices).toMatchObject([
      { text: 'Bekleyen siparişiniz var', link: { href: '/order/odeme', text: 'Ödemeye geç' } },
    ])
  })

  it('[C01] status 1 adds and shows nothing further', () => {
    expect(outcomeOfAdd(answered(1), onProduct)).toEqual({
      goTo: null,
      popup: null,
      notices: [],
      summary: { count: 2, total: '300,00' },
      added: true,
    })
  })

  it.each([1, 2, 3, 4])('[C19] status %i of a line taken back leads nowhere', (status) => {
    const outcome = outcomeOfAdd(answered(status, { path: '/kart' }), undo)
    expect(outcome).toMatchObject({ goTo: null, popup: null, notices: [], added: true })
  })

  it.each([0, -1, -2])('[C19] status %i of a line taken back says why', (status) => {
    const outcome = outcomeOfAdd(answered(status, { statusText: 'Stok yok', path: '/a' }), undo)
    const notice = { text: 'Stok yok', link: { href: '/kuzey-defter', text: 'Kuzey Defter' } }
    expect(outcome).toMatchObject({ goTo: null, popup: null, notices: [notice] })
  })

  it('[C02] status 3 opens the cart popup', () => {
    expect(outcomeOfAdd(answered(3), onProduct)).toMatchObject({
      popup: 'cart',
      notices: [],
      goTo: null,
      added: true,
    })
  })

  it('[C06] status 2 leads to its page; without one it says that nothing was added', () => {
    const path = '/defter-sec'
    expect(outcomeOfAdd(answered(2, { path }), onProduct)).toMatchObject({
      ...{ goTo: path, notices: [], added: false },
    })
    expect(outcomeOfAdd(answered(2), onProduct)).toMatchObject({
      ...{ goTo: null, added: false, notices: [{ tone: 'bad', text: onProduct.texts.failed }] },
    })
  })

  it('[C03] status 4 shows a notice for 5 s with "Sepete git"', () => {
    const [notice] = outcomeOfAdd(answered(4), onProduct).notices
    expect(notice).toEqual({
      tone: 'good',
      text: 'Ürün sepetinize eklendi',
      ms: 5000,
      link: { href: '/sepet', text: 'Sepete git' },
    })
    const outcome = outcomeOfAdd(answered(4, { statusText: 'Eklendi!' }), onProduct)
    expect(outcome.notices[0]?.text).toBe('Eklendi!')
    expect(outcome).toMatchObject({ popup: null, added: true })
  })

  it('[C04] status 2 goes to the URL that the backend names', () => {
    const outcome = outcomeOfAdd(answered(2, { path: '/ozel-siparis' }), onProduct)
    expect(outcome).toEqual({
      goTo: '/ozel-siparis',
      popup: null,
      notices: [],
      summary: { count: 2, total: '300,00' },
      added: false,
    })
  })

  it('[C05] status -1 with a url goes there from a list', () => {
    const outcome = outcomeOfAdd(answered(-1, { path: '/kuzey-defter' }), onList)
    const notices = [{ tone: 'bad', text: 'Ürün sepetinize eklenemedi', ms: 2400 }]
    expect(outcome).toEqual({
      goTo: '/kuzey-defter',
      popup: null,
      notices,
      summary: null,
      added: false,
    })
    expect(outcomeOfAdd(answered(-1, { path: '/baska' }), onProduct).goTo).toBe('/baska')
    const named = { ...onList, page: '/kuzey-defter' }
    expect(outcomeOfAdd(answered(-1, { path: '/kuzey-defter' }), named).goTo).toBe('/kuzey-defter')
  })

  it('[C05] status -1 on the same product page shows statusText as a danger notice', () => {
    const answer = answered(-1, { path: '/kuzey-defter', statusText: 'Lütfen seçenek belirleyin' })
    expect(outcomeOfAdd(answer, onProduct)).toMatchObject({
      goTo: null,
      notices: [{ tone: 'bad', text: 'Lütfen seçenek belirleyin', ms: 2400 }],
    })
  })

  it('[C05] status -1 without a url shows statusText with a link to the title', () => {
    const [notice] = outcomeOfAdd(answered(-1, { statusText: 'Seçenek yok' }), onList).notices
    expect(notice).toMatchObject({
      text: 'Seçenek yok',
      link: { href: '/kuzey-defter', text: 'Kuzey Defter' },
    })
    const linkOf = (answer: Partial<CartAddAnswer>, situation: AddSituation) =>
      outcomeOfAdd(answered(-1, answer), situation).notices[0]?.link
    expect(linkOf({ title: '' }, onList)).toBeUndefined()
    expect(linkOf({}, { ...onList, productPath: null })).toBeUndefined()
    expect(linkOf({ path: '/kuzey-defter' }, onProduct)).toBeUndefined()
  })

  it('[C06] status 0 shows statusText, or that it could not be added', () => {
    expect(outcomeOfAdd(answered(0, { statusText: 'Stok yok' }), onProduct).notices[0]?.text).toBe(
      'Stok yok',
    )
    expect(outcomeOfAdd(answered(0), onProduct).notices[0]).toEqual({
      tone: 'bad',
      text: 'Ürün sepetinize eklenemedi',
      ms: 2400,
    })
  })

  it('[C06] a personalization error goes to the product, but not from its own page', () => {
    const answer = answered(0, { personalizationError: true, path: '/isimli-kupa' })
    const notices = [{ tone: 'bad', text: 'Ürün sepetinize eklenemedi', ms: 2400 }]
    expect(outcomeOfAdd(answer, onList)).toMatchObject({ goTo: '/isimli-kupa', notices })
    expect(outcomeOfAdd(answer, onProduct)).toMatchObject({ goTo: null, notices })
    expect(outcomeOfAdd({ ...answer, personalizationError: false }, onList).goTo).toBeNull()
    expect(outcomeOfAdd({ ...answer, path: null }, onList).goTo).toBeNull()
  })

  it('[C07] status -2 gives a notice and the store selection', () => {
    expect(outcomeOfAdd(answered(-2), onProduct)).toMatchObject({
      popup: 'store',
      notices: [{ tone: 'warn', text: 'Bir mağaza seçin', ms: 2400 }],
      added: false,
      goTo: null,
    })
    const outcome = outcomeOfAdd(answered(-2, { statusText: 'Önce mağaza' }), onProduct)
    expect(outcome.notices[0]?.text).toBe('Önce mağaza')
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

describe('the outcome of several answers', () => {
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
    expect(outcomeOfSeveral([answered(2, { path: '/ozel' })], onList)).toMatchObject({
      popup: null,
      added: false,
    })
    // Status 2 without a path does not redirect, and the path of another answer is not used.
    const nowhere = [answered(2), answered(0, { path: '/isimli-kupa' })]
    expect(outcomeOfSeveral(nowhere, onList).goTo).toBeNull()
  })

  it('[C10] only added products open the popup, whatever the other answers', () => {
    const [added, refused, elsewhere] = [answered(1), answered(0), answered(2, { path: '/ozel' })]
    expect(outcomeOfSeveral([refused, added], onList)).toMatchObject({ popup: 'cart', added: true })
    expect(outcomeOfSeveral([elsewhere, added], onList)).toMatchObject({
      popup: 'cart',
      goTo: '/ozel',
    })
    for (const none of [[refused, elsewhere], [refused, answered(-1)], []])
      expect(outcomeOfSeveral(none, onList)).toMatchObject({ popup: null, added: false })
    // The first redirect wins.
    const two = [answered(1, { path: '/eklenen' }), elsewhere, answered(2, { path: '/sonraki' })]
    expect(outcomeOfSeveral(two, onList).goTo).toBe('/ozel')
  })

  it('[C10] failures do not affect the totals, and a repeated failure is reported once', () => {
    const sold = answered(0, { title: 'A', statusText: 'Stok yok' })
    const outcome = outcomeOfSeveral([answered(1), sold, sold], onList)
    expect(outcome.summary).toEqual({ count: 2, total: '300,00' })
    expect(outcome.notices.map(({ text }) => text)).toEqual(['A: Stok yok'])
    expect(outcomeOfSeveral([answered(0, { title: '' })], onList)).toMatchObject({
      summary: null,
      notices: [{ text: 'Ürün sepetinize eklenemedi' }],
    })
  })

  it('[C10] lists the added positions so that their ticks are cleared', () => {
    const statuses = [1, 0, 2, 3, -1]
    const answers = statuses.map((status) => answered(status, { path: '/ozel' }))
    expect(outcomeOfSeveral(answers, onList).addedIndexes).toEqual([0, 3])
  })

  it('[C07] [C10] a product that needs a store links to the store choice, whatever else failed', () => {
    const needy = answered(-2, { title: 'Sandalye' })
    const sold = answered(0, { title: 'A', statusText: 'Stok yok' })
    expect(outcomeOfSeveral([answered(1), sold, needy], onList)).toMatchObject({
      popup: 'cart',
      notices: [
        {
          tone: 'bad',
          ms: 5000,
          text: 'A: Stok yok · Sandalye: Bir mağaza seçin',
          link: { href: '/magaza-sec?donus=%2Fkuzey-defter', text: 'Mağaza seçimi' },
        },
      ],
    })
    expect(outcomeOfSeveral([sold], onList).notices[0]?.link).toBeUndefined()
    const chosen = withCompanions(outcomeOfAdd(answered(1), onProduct), [needy], onProduct)
    expect(chosen.notices[0]?.link?.text).toBe('Mağaza seçimi')
  })

  it('[C10] failures gather into one notice', () => {
    const outcome = outcomeOfSeveral(
      [answered(0, { title: 'A', statusText: 'Stok yok' }), answered(-1, { title: 'B' })],
      onList,
    )
    expect(outcome.popup).toBeNull()
    expect(outcome.notices).toEqual([
      { tone: 'bad', ms: 2400, text: 'A: Stok yok · B: Ürün sepetinize eklenemedi' },
    ])
  })
})

describe('companions of an add', () => {
  const outcome = outcomeOfAdd(answered(3), onProduct)

  it('[P12] the product decides the outcome; failed companions are reported', () => {
    const failed = answered(0, { title: 'Kalem', statusText: 'Stok yok' })
    const added = answered(1, { summary: { count: 3, total: '310,00' } })
    expect(withCompanions(outcome, [failed], onProduct)).toEqual({
      ...outcome,
      addedIndexes: [0],
      notices: [{ tone: 'bad', ms: 2400, text: 'Kalem: Stok yok' }],
    })
    expect(withCompanions(outcome, [added], onProduct)).toEqual({
      ...outcome,
      addedIndexes: [0, 1],
      summary: { count: 3, total: '310,00' },
    })
    const withNotice = outcomeOfAdd(answered(4), onProduct)
    expect(withCompanions(withNotice, [failed], onProduct).notices).toHaveLength(2)
  })

  it('[P12] without companions the outcome is unchanged', () => {
    expect(withCompanions(outcome, [], onProduct)).toBe(outcome)
  })
})
