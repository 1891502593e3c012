import { z } from 'zod'
import type { Source } from '~/backend/http/cache/cached-calls'
import {
  date,
  flag,
  html,
  id,
  number,
  presentNumber,
  requiredRows,
  rows,
  text,
} from '~/backend/http/fields'
import type { Questions, Reviews, StarCounts } from './engagement-model'

/** What a shopper wrote: lines end as PHP marks it; other markup is text. */
const written = html.transform((value) => text.parse(value.replace(/\s*<br\s*\/?>\s*/gi, '\n')))

const reviewShape = z.object({
  ID: id,
  NAME: text,
  SURNAME: text,
  TITLE: text,
  COMMENT: written,
  RATE: number,
  DATE: date,
  IS_NAME_DISPLAYED: flag,
  IS_PRODUCT_PURCHASED: flag,
  YES_VOTE: number,
  NO_VOTE: number,
})

const reviewsShape = z.object({
  TOTAL: number,
  COMMENTS: requiredRows(reviewShape),
  META: z
    .object({ CURRENT_PAGE: number, TOTAL_PAGE: number })
    .catch({ CURRENT_PAGE: 1, TOTAL_PAGE: 1 }),
})

/** 0 for a review without a rating. */
const starsOf = (rate: number) =>
  rate > 0 ? Math.min(5, Math.max(1, Math.round(rate > 5 ? rate / 20 : rate))) : 0

export const unavailableList = () => ({
  ...{ total: 0, page: 1, pages: 1, items: [] },
  isUnavailable: true as const,
})

/** RATE runs from 20 to 100; stars are RATE/20. Null if unreadable. */
export function readReviews(body: unknown): Reviews | null {
  const parsed = reviewsShape.safeParse(body)
  if (!parsed.success) return null
  const { TOTAL, COMMENTS, META } = parsed.data
  return {
    total: TOTAL,
    page: META.CURRENT_PAGE,
    pages: META.TOTAL_PAGE,
    items: COMMENTS.map((row) => ({
      id: row.ID,
      name: row.IS_NAME_DISPLAYED
        ? [row.NAME, row.SURNAME && `${row.SURNAME.slice(0, 1)}.`].filter(Boolean).join(' ')
        : '',
      title: row.TITLE,
      text: row.COMMENT,
      stars: starsOf(row.RATE),
      date: row.DATE,
      bought: row.IS_PRODUCT_PURCHASED,
      votes: { helpful: row.YES_VOTE, unhelpful: row.NO_VOTE },
    })),
  }
}

const plainReviewsShape = z.object({
  count: number,
  items: requiredRows(z.object({ id, name: text, rate: number, title: text, text: written, date })),
  page: number,
  totalPage: number,
})

/** Reads product-review/get, which knows neither votes nor purchases. Null if unreadable. */
function readPlainReviews(body: unknown): Reviews | null {
  const parsed = plainReviewsShape.safeParse(body)
  if (!parsed.success) return null
  const { count, items, page, totalPage } = parsed.data
  return {
    total: count,
    page: page || 1,
    pages: totalPage || 1,
    items: items.map(({ rate, ...row }) => ({
      ...row,
      stars: starsOf(rate),
      bought: false,
      votes: null,
    })),
  }
}

/** The calls that may bring a product's reviews. @param query what a page of them is asked with */
export function reviewSources(
  productId: string,
  query: Record<string, string>,
): [Source<Reviews>, Source<Reviews>] {
  const parts = [productId]
  return [
    { key: 'PRODUCT_DETAIL_COMMENTS', parts, query, read: readReviews },
    { key: 'PRODUCT_REVIEW', parts, query, read: readPlainReviews },
  ]
}

const questionsShape = z.object({
  TOTAL: number,
  QUESTIONS: requiredRows(
    z.object({
      ID: id,
      NAME: text,
      QUESTION: written,
      DATE: date,
      ANSWERS: rows(z.object({ ID: id, ANSWER: written, DATE: date, IS_ADMIN: flag })),
    }),
  ),
  META: z
    .object({ CURRENT_PAGE: number, TOTAL_PAGE: number })
    .catch({ CURRENT_PAGE: 1, TOTAL_PAGE: 1 }),
})

export function readQuestions(body: unknown): Questions | null {
  const parsed = questionsShape.safeParse(body)
  if (!parsed.success) return null
  return {
    total: parsed.data.TOTAL,
    page: parsed.data.META.CURRENT_PAGE,
    pages: parsed.data.META.TOTAL_PAGE,
    items: parsed.data.QUESTIONS.map((row) => ({
      id: row.ID,
      name: row.NAME,
      text: row.QUESTION,
      date: row.DATE,
      answers: row.ANSWERS.map((answer) => ({
        id: answer.ID,
        text: answer.ANSWER,
        date: answer.DATE,
        byShop: answer.IS_ADMIN,
      })),
    })),
  }
}

const countsShape = z.object({ data: z.record(z.string(), presentNumber) })

/** From one to five stars. Null if unreadable. */
export function readStarCounts(body: unknown): StarCounts | null {
  const parsed = countsShape.safeParse(body)
  if (!parsed.success) return null
  const { data } = parsed.data
  return [1, 2, 3, 4, 5].map((stars) => Math.max(0, data[stars] ?? 0))
}

/** The counts of stars where a page has every review; null for a part of them. */
export function starsOfAll({ total, items }: Reviews): StarCounts | null {
  if (items.length < total) return null
  return [1, 2, 3, 4, 5].map((star) => items.filter(({ stars }) => stars === star).length)
}
