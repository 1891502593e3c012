import { describe, expect, it } from 'vitest'
import type { ProductCard } from '~/backend/catalogue/model'
import { lookedAt, newsSince, readSeen, type SeenGoods, writeSeen } from './seen-goods'

const card = (id: string, price: number, inStock = true, currency = 'TL') =>
  ({ id, inStock, showOnly: false, price: { card: price, currency } }) as ProductCard

const look = (before: SeenGoods, today: number, ...cards: ProductCard[]) =>
  lookedAt(before, { ids: cards.map(({ id }) => id), cards, today })

describe('what a guest saw of favourites', () => {
  it('[F10] [T27] is read as written, without what nobody wrote', () => {
    const text = '7~TL~1250.a-_b~EUR~99~out.12~TL~300~20000.9~TL~5~v37.10~TL~5~out~v37'
    expect(writeSeen(readSeen(text))).toBe(text)
    for (const strange of [
      '',
      '7',
      '7~TL',
      '7~tl~1',
      '7~TL~1~',
      '<7>~TL~1',
      '7~TL~-1',
      '7~TL~1~x',
      '7~TL~1~v',
    ])
      expect(readSeen(strange).size, strange).toBe(0)
    expect(readSeen(Array.from({ length: 130 }, (_, at) => `${at}~TL~1`).join('.')).size).toBe(100)
  })

  it('[F10] of a hundred long ids the newest fit a cookie', () => {
    const good = { currency: 'TL', price: 10, stock: 'in' } as const
    const ids = Array.from(
      { length: 100 },
      (_, at) => `${String(at).padStart(3, '0')}${'a'.repeat(50)}`,
    )
    const text = writeSeen(new Map(ids.map((id) => [id, good])))
    expect(text.length).toBeLessThan(3900)
    expect([...readSeen(text).keys()].at(-1)).toBe(ids.at(-1))
  })

  it('[F10] a price that fell since the first look is news, in the same currency alone', () => {
    const seen = look(new Map(), 1, card('7', 1250))
    expect(newsSince(seen, [card('7', 1250)])).toEqual({})
    expect(newsSince(seen, [card('7', 1400)])).toEqual({})
    expect(newsSince(seen, [card('7', 1000)])).toEqual({ 7: { cheaperBy: 250, isBack: false } })
    expect(newsSince(seen, [card('7', 100, true, 'EUR')])).toEqual({})
    const later = look(seen, 9, card('7', 1000))
    expect(newsSince(later, [card('7', 1000)])).toEqual({ 7: { cheaperBy: 250, isBack: false } })
  })

  it('[F10] a price is compared with that of the same option alone', () => {
    const opening = (price: number, opensWith: string) => ({ ...card('7', price), opensWith })
    const seen = look(new Map(), 1, opening(1250, '37'))
    expect(newsSince(seen, [opening(1000, '38')])).toEqual({})
    expect(newsSince(seen, [card('7', 1000)])).toEqual({})
    expect(newsSince(look(new Map(), 1, card('7', 1250)), [opening(1000, '37')])).toEqual({})
    const fell = { 7: { cheaperBy: 250, isBack: false } }
    expect(newsSince(look(seen, 2, opening(1000, '38')), [opening(1000, '37')])).toEqual(fell)
  })

  it('[F10] what was sold out at the last look is back for two weeks', () => {
    const out = look(new Map(), 1, card('7', 10, false))
    expect(newsSince(out, [card('7', 10, false)])).toEqual({})
    const back = look(out, 5, card('7', 10))
    const isBack = { 7: { cheaperBy: 0, isBack: true } }
    expect(newsSince(back, [card('7', 10)])).toEqual(isBack)
    expect(newsSince(look(back, 18, card('7', 10)), [card('7', 10)])).toEqual(isBack)
    expect(newsSince(look(back, 19, card('7', 10)), [card('7', 10)])).toEqual({})
    const soldOnceMore = look(back, 6, card('7', 10, false))
    expect(newsSince(soldOnceMore, [card('7', 10, false)])).toEqual({})
  })

  it('[F10] is forgotten with the favourite, and stays where its card does not come', () => {
    const seen = look(new Map(), 1, card('7', 10), card('8', 10))
    const after = lookedAt(seen, { ids: ['8'], cards: [], today: 2 })
    expect([...after.keys()]).toEqual(['8'])
  })
})
