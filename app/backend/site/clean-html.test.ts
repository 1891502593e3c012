import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { cleanHtml } from './clean-html'

afterEach(() => setShopOrigins())

describe('HTML of a shop at an address of its own', () => {
  it('has its pictures from there and its own links as paths', () => {
    setShopOrigins({
      shop: 'https://shop.test',
      site: 'https://vitrin.test',
      pictures: 'https://cdn.test',
    })
    expect(
      cleanHtml(
        '<img src="Data/1.jpg" alt="a"><img src="//i.test/2.jpg"><a href="https://shop.test/defter">b</a>',
      ),
    ).toBe(
      '<img src="https://cdn.test/Data/1.jpg" alt="a"><img src="https://i.test/2.jpg"><a href="/defter">b</a>',
    )
    expect(cleanHtml('<a href="https://else.test/x">c</a><a href="javascript:1">d</a>')).toBe(
      '<a href="https://else.test/x">c</a><a href>d</a>',
    )
  })
})
