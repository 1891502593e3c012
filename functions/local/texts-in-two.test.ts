import { describe, expect, it } from 'vitest'
import { keysIn, partOf } from './texts-in-two'

describe('the texts in two halves', () => {
  it('finds what a source may ask for: whole keys and the beginnings it fills up', () => {
    const source =
      "t('cart.title'); t(open ? `ui.close` : 'ui.coming'); t(`catalog.sort.$" + '{at}`)'
    expect(keysIn(source)).toEqual({
      whole: ['cart.title', 'ui.close', 'ui.coming'],
      starts: ['catalog.sort.'],
    })
  })

  it('loses no text and says none twice', () => {
    const texts = {
      ui: { close: 'Kapat', back: 'Geri' },
      cart: { n_one: '1', n_other: '{{count}}' },
    }
    const isFirst = (key: string) => key === 'ui.close' || key === 'cart.n'
    expect(partOf(texts, isFirst)).toEqual({
      ui: { close: 'Kapat' },
      cart: { n_one: '1', n_other: '{{count}}' },
    })
    expect(partOf(texts, (key) => !isFirst(key))).toEqual({ ui: { back: 'Geri' } })
  })
})
