import { expect, it } from 'vitest'
import { outcomeOfSeveral } from './add-rules'

it('[C04] what the shop says with status 2 is said there, beside a link to the cart', () => {
  const texts = { failed: '', storeNeeded: '', goToStores: '', added: '', toPayment: '' }
  const situation = {
    ...{ page: '/a', onProductPage: false, productPath: null, buyNow: false, isUndo: false },
    ...{ cartPath: '/sepet', storePath: '/', paymentPath: '/' },
    texts: { ...texts, goToCart: 'Sepete git' },
  }
  const answer = { status: 2, statusText: 'Sepetinizde', path: '/kart' as const, title: '' }
  const rest = { summary: null, personalizationError: false }
  const link = { href: '/sepet', text: 'Sepete git' }
  expect(outcomeOfSeveral([{ ...answer, ...rest }], situation)).toMatchObject({
    goTo: '/kart',
    notices: [{ tone: 'plain', text: 'Sepetinizde', ms: 5000, link }],
  })
})
