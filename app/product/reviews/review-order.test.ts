import { expect, it } from 'vitest'
import { readReviewQuery } from './review-order'

const read = (query: string) => readReviewQuery(new URLSearchParams(query))

it('[P13] reads order, page and search words; unknown values become the default', () => {
  const defaults = { order: 'date-desc', page: 1, words: '', by: 'date', ascending: false }
  for (const query of ['', 'sort=best&pg=x&q=', 'pg=0', 'pg=-1', 'pg=1.5'])
    expect(read(query)).toEqual(defaults)
  expect(read('sort=rate-asc&pg=3&q=%20ka%C4%9F%C4%B1t%20%20kal%C4%B1n%20')).toEqual({
    order: 'rate-asc',
    page: 3,
    words: 'kağıt kalın',
    by: 'rate',
    ascending: true,
  })
  expect(read('sort=rate-desc')).toMatchObject({ by: 'rate', ascending: false })
  expect(read('sort=date-asc')).toMatchObject({ by: 'date', ascending: true })
  expect(read('pg=99999').page).toBe(10_000)
  expect(read(`q=${'x'.repeat(101)}`).words).toHaveLength(100)
})
