import { beforeAll, describe, expect, it } from 'vitest'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { registerTranslator } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { AddRequest } from './add-request'
import { withOwnPages } from './own-page'

beforeAll(() => registerTranslator('tr', (key) => key))

const goods = [
  { id: '7', title: 'Vazo', path: '/vazo' },
  { id: '8', title: 'Kupa', path: '/kupa' },
]
const context = {
  siteOrigin: 'https://vitrin.test',
  language: 'tr',
  platformPages: { addresses: { order: 'https://shop.test/order' }, cookieDomain: null },
  backend: {
    takesStore: async () => false,
    page: async () => ({ kind: 'category', list: { products: goods } }),
    more: async () => ({ products: [{ id: '9', title: 'Bardak', path: '/bardak' }] }),
    search: async () => ({ products: goods }),
  },
} as unknown as RequestContext

const answered = (status: number, statusText: string): CartAddAnswer => ({
  ...{ status, statusText, path: null, title: '', summary: null, personalizationError: false },
})

const request = (ids: string[], more: Partial<AddRequest>) =>
  ({
    items: ids.map((productId) => ({ productId, variantId: '0', quantity: '1' })),
    ...{ companions: [], several: true, productPath: null, back: '/tabak?sp=1&ps=2', ...more },
  }) as unknown as AddRequest

describe('what an answer does not say of the goods that were not added', () => {
  it.each(['/tabak?sp=1&ps=2', '/arama?q=o&ps=2&sp=1'])(
    '[C10] [C07] is read from the page with the form: %s',
    async (back) => {
      const answers = [answered(-2, 'Mağaza seçiniz'), answered(0, 'Stok yok'), answered(1, '')]
      const [vase, cup, glass] = await withOwnPages(
        context,
        request(['7', '8', '9'], { back }),
        answers,
      )
      expect(vase).toMatchObject({
        status: 0,
        title: 'Vazo',
        statusText: 'cartAnswer.storeElsewhere',
        ownPage: {
          href: 'https://shop.test/vazo',
          text: 'Vazo: productPart.buyAtShop',
        },
      })
      expect(cup).toMatchObject({ title: 'Kupa', statusText: 'Stok yok' })
      expect(cup).not.toHaveProperty('ownPage')
      expect(glass).toEqual(answers[2])
    },
  )

  it('[C10] a product of a further page is named too; one that no page has gets no link', async () => {
    const answers = [answered(-2, ''), answered(-2, '')]
    const [glass, unknown] = await withOwnPages(context, request(['9', '99'], {}), answers)
    expect(glass?.ownPage?.href).toBe('https://shop.test/bardak')
    expect(unknown).not.toHaveProperty('ownPage')
  })

  it('[P12] [C07] a companion is led to its own page, not to that of its product', async () => {
    const companions = [{ productId: '8', variantId: '0', quantity: '1' }]
    const added = request(['7'], {
      several: false,
      companions,
      productPath: '/vazo',
      back: '/vazo',
    })
    const answers = [answered(1, ''), answered(-2, '')]
    const [, cup] = await withOwnPages(context, added, answers)
    expect(cup?.ownPage?.href).toBe('https://shop.test/kupa')
  })

  it('[C07] one product added from a list is led to its own page, not to the list', async () => {
    const [vase] = await withOwnPages(context, request(['7'], { several: false }), [
      answered(-2, ''),
    ])
    expect(vase?.ownPage).toEqual({
      href: 'https://shop.test/vazo',
      text: 'productPart.buyAtShop',
    })
  })
})
