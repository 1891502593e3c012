import { describe, expect, it } from 'vitest'
import { readQuestions, readReviews, readStarCounts, reviewSources, starsOfAll } from './reviews'

describe('[Z42] comments', () => {
  it('have stars of twenty points each, and votes', () => {
    const row = { ID: '7', NAME: 'Ada', SURNAME: 'Su', IS_NAME_DISPLAYED: '1', RATE: '80' }
    const found = readReviews({ TOTAL: 1, COMMENTS: [{ ...row, YES_VOTE: '4', NO_VOTE: 1 }] })
    expect(found?.items).toMatchObject([
      { id: '7', name: 'Ada S.', stars: 4, votes: { helpful: 4, unhelpful: 1 } },
    ])
    const single = readReviews({ TOTAL: 1, COMMENTS: [{ ...row, SURNAME: '' }] })
    expect(single?.items[0]?.name).toBe('Ada')
  })
})

it('[P13] [Z42] a comment without a rating has no stars, and counts in none', () => {
  const COMMENTS = [{ ID: 1, RATE: 0 }, { ID: 2 }, { ID: 3, RATE: 20 }, { ID: 4, RATE: 1 }]
  const found = readReviews({ TOTAL: 4, COMMENTS })
  expect(found?.items.map(({ stars }) => stars)).toEqual([0, 0, 1, 1])
  expect(found && starsOfAll(found)).toEqual([2, 0, 0, 0, 0])
})

it('[P13] texts of shoppers end their lines where a tag does, and have other markup as text', () => {
  const wire = '&lt;3 &ccedil;ok iyi<br />\r\nikinci<BR>&uuml;&ccedil; <b>a</b> &lt;br&gt;'
  const seen = '<3 çok iyi\nikinci\nüç <b>a</b> <br>'
  const COMMENTS = [{ ID: 1, COMMENT: wire, RATE: 80 }]
  expect(readReviews({ TOTAL: 1, COMMENTS })?.items[0]?.text).toBe(seen)
  const items = [{ id: 1, text: wire, rate: 5 }]
  expect(reviewSources('1', {})[1].read({ count: 1, items })?.items[0]?.text).toBe(seen)
  const ANSWERS = [{ ID: 2, ANSWER: wire }]
  const questions = readQuestions({ TOTAL: 1, QUESTIONS: [{ ID: 1, QUESTION: wire, ANSWERS }] })
  expect(questions?.items).toMatchObject([{ text: seen, answers: [{ text: seen }] }])
})

describe('[Z19] reviews without votes', () => {
  const [, { read, ...call }] = reviewSources('310', { page: '2' })

  it('are asked for by the product and the page', () => {
    expect(call).toEqual({ key: 'PRODUCT_REVIEW', parts: ['310'], query: { page: '2' } })
  })

  it('have stars from one to five', () => {
    const item = { id: '71', name: 'Deniz K.', rate: 5, title: 'G&uuml;zel', text: 'Kalın.' }
    const items = [{ ...item, date: 1755000000, images: null }, { ...item, rate: 0 }, { rate: 5 }]
    const found = read({ count: 13, avg: 4.5, items, page: 2, totalPage: '3' })
    expect(found).toMatchObject({ total: 13, page: 2, pages: 3 })
    expect(found?.items).toMatchObject([
      {
        ...{ id: '71', name: 'Deniz K.', title: 'Güzel', stars: 5, bought: false, votes: null },
        date: '2025-08-12T12:00:00.000Z',
      },
      { stars: 0 },
    ])
  })

  it('may be none; without a list the answer cannot be read', () => {
    expect(read({ count: 0, items: null })).toEqual({ total: 0, page: 1, pages: 1, items: [] })
    const unreadable = { count: 1, items: [{ rate: 5 }] }
    for (const body of [{}, { items: 'x' }, [], null, unreadable]) expect(read(body)).toBeNull()
  })
})

describe('[Z8] counts of stars', () => {
  it('are none of a star that is not named, but unreadable where one is no number', () => {
    expect(readStarCounts({ data: { 5: '7', 4: 2 } })).toEqual([0, 0, 0, 2, 7])
    for (const data of [{ 5: 'abc' }, { 5: 7, 4: null }, [], 'x'])
      expect(readStarCounts({ data })).toBeNull()
  })
})

it('[P13] the stars of all reviews are counted where a page has them all', () => {
  const rows = [100, 80, 80].map((RATE, at) => ({ ID: `${at}`, RATE }))
  const counted = (TOTAL: number) => {
    const found = readReviews({ TOTAL, COMMENTS: rows })
    return found && starsOfAll(found)
  }
  expect(counted(3)).toEqual([0, 0, 0, 2, 1])
  expect(counted(4)).toBeNull()
})
