import { describe, expect, it } from 'vitest'
import { keysIn, partOf } from './split-texts'

describe('the texts in two halves', () => {
  it('finds the keys that a source may use: whole keys and prefixes of computed ones', () => {
    const source =
      "t('cart.title'); t(open ? `ui.close` : 'ui.coming'); t(`catalog.sort.$" + '{at}`)'
    expect(keysIn(source)).toEqual({
      fullKeys: ['cart.title', 'ui.close', 'ui.coming'],
      prefixes: ['catalog.sort.'],
    })
  })

  it('loses no text and duplicates none', () => {
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
