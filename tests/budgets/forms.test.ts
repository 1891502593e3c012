import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'
import { weighForms } from './form-pages'
import { limits } from './limits'

describe('the script of a form', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkers({ pictures: true })
  })
  afterAll(() => shop.close())

  it('[X01] [X02] stays within its limit beyond the hydrated page', {
    timeout: 60_000,
  }, async () => {
    const forms = await weighForms(shop)
    expect(Math.max(...forms.map(({ bytes }) => bytes))).toBeGreaterThan(5000)
    const over = forms.filter(({ bytes }) => bytes > limits.formScript)
    expect(over).toEqual([])
    if (process.env.SHOW) console.log(forms)
  })
})
