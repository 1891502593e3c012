import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'
import { weighForms } from './form-pages'
import { restOfTexts } from './form-scripts'
import { limits } from './limits'

describe('what a form loads of script', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkers()
  })
  afterAll(() => shop.close())

  it('[X01] [X02] is little beyond the woken page, its texts included', {
    timeout: 60_000,
  }, async () => {
    const forms = await weighForms(shop)
    const texts = restOfTexts()
    expect(texts).toBeGreaterThan(1000)
    expect(Math.max(...forms.map(({ bytes }) => bytes))).toBeGreaterThan(5000)
    const over = forms.filter(({ bytes }) => bytes + texts > limits.formScript)
    expect(over).toEqual([])
    if (process.env.SHOW) console.log(texts, forms)
  })
})
