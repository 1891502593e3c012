import { expect, it } from 'vitest'
import { addForm } from '~/backend/cart/add-form'
import { asOwnProduct, isPageOption, pageOption, soldAs } from './sold-as'

it('[C01] a variant that is a product of its own is sent in the product’s place', () => {
  const item = { productId: '92', variantId: asOwnProduct('93'), quantity: '2' }
  expect(soldAs(item)).toEqual({ productId: '93', variantId: '0', quantity: '2' })
  expect(addForm([item], {}).toString()).toBe('productId=93&variantId=0&quantity=2')
  const usual = { productId: '310', variantId: '9021', quantity: '1' }
  expect(addForm([usual], {}).toString()).toBe('productId=310&variantId=9021&quantity=1')
})

it('[P03] an option of the page is told from one that the shop knows', () => {
  expect(isPageOption(pageOption(2, 0))).toBe(true)
  expect(isPageOption('18')).toBe(false)
})
