import { expect, it } from 'vitest'
import { pricePartsOf } from './price-parts'

const none = Array(11).fill(0)

it('[B15] one dear product does not take the room of all others: the parts end at round prices', () => {
  // 13 of 24,90 TL, 5 of 180 TL, and one of 1,2 million TL.
  const byRung = new Map([
    [9, 13],
    [13, 5],
    [37, 1],
  ])
  const { COUNTS, ENDS } = pricePartsOf({ equal: [18, ...none.slice(1), 1], byRung }, 24, 1_200_000)
  expect(ENDS).toEqual([24, 30, 100, 150, 1_000_000, 1_200_000])
  expect(COUNTS).toEqual([13, 0, 5, 0, 1])
})

it('[B15] a narrower spread has finer parts, and one without a crowd has equal ones', () => {
  const narrow = pricePartsOf({ equal: [9, ...none], byRung: new Map([[8, 9]]) }, 10, 400)
  expect(narrow.ENDS).toEqual([10, 15, 20, 400])
  expect(narrow.COUNTS).toEqual([0, 9, 0])
  const equal = [3, 3, ...none.slice(1)]
  expect(pricePartsOf({ equal, byRung: new Map() }, 10, 400)).toEqual({ COUNTS: equal })
  expect(pricePartsOf({ equal: [], byRung: new Map() }, 0, 0)).toEqual({})
})
