import { describe, expect, it } from 'vitest'
import { withoutPrefix } from './prefix'

describe('path prefix', () => {
  it('[G09] stands before catalogue paths', () => {
    expect(withoutPrefix('/magaza/tr/srv/service/category/get/12', 'magaza/tr')).toBe(
      '/srv/service/category/get/12',
    )
    expect(withoutPrefix('/magaza/Diger/tax-office.txt', '/magaza/')).toBe('/Diger/tax-office.txt')
  })

  it('[G10] stands before no other path', () => {
    const cart = '/magaza/srv/service/cart/add-to-cart'
    expect(withoutPrefix(cart, 'magaza')).toBe(cart)
  })

  it('[G09] may be left out', () => {
    expect(withoutPrefix('/srv/service/category/get', 'magaza')).toBe('/srv/service/category/get')
    expect(withoutPrefix('/srv/service/category/get', '')).toBe('/srv/service/category/get')
  })
})
