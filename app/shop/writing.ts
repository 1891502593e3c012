import { z } from 'zod'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { ShopError } from './error'
import { readReviews } from './reviews'
import type { Reviews, ReviewWish, WriteAnswer } from './talk-model'
import { text } from './wire'

const answerShape = z.object({ status: z.number().int(), statusText: text, key: text })

/** The answer of something written: status above 0 is success, `key` the field that was wrong. */
export function readWriteAnswer(body: unknown): WriteAnswer | null {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success) return null
  const { status, statusText, key } = parsed.data
  return { ok: status > 0, statusText, field: key }
}

/** The form's idempotency key, and the shop's token that its forms bring. */
type FormProof = { key: string; csrfToken: string }

/** What a visitor writes to the shop about a product, and reads without delay: never kept. */
export function openWriting(context: CallContext) {
  const send = async (call: Call): Promise<WriteAnswer> => {
    const answer = readWriteAnswer(bodyOf(call.key, await callShop(call, 'change', context)))
    if (!answer) throw new ShopError('shape', call.key, `${call.key} answered without a status.`)
    return answer
  }

  return {
    /** A page of reviews as they are now, sorted and searched. */
    reviews: async (productId: string, wish: ReviewWish): Promise<Reviews> => {
      const query: Record<string, string> = {
        page: String(wish.page),
        sort: wish.by,
        dir: wish.ascending ? 'asc' : 'desc',
      }
      if (wish.words) query.q = wish.words
      const call: Call = { key: 'PRODUCT_DETAIL_COMMENTS', parts: [productId], query }
      const reviews = readReviews(bodyOf(call.key, await callShop(call, 'personal', context)))
      if (!reviews) throw new ShopError('shape', call.key, 'Comments were answered unreadably.')
      return reviews
    },

    /** A member's review; `stars` from 1 to 5. It waits for approval. */
    review: (
      productId: string,
      review: { stars: number; title: string; text: string; showsName: boolean },
      proof: FormProof,
    ) =>
      send({
        key: 'COMMENT_WRITE',
        idempotencyKey: proof.key,
        parts: [productId],
        form: new URLSearchParams({
          prId: productId,
          rate: String(review.stars),
          title: review.title,
          text: review.text,
          displayName: review.showsName ? '1' : '0',
          csrf_token: proof.csrfToken,
        }),
      }),

    /** Says of a review that it helped, or not; a second vote replaces the first. */
    vote: (reviewId: string, helped: boolean) =>
      send({
        key: 'COMMENT_VOTE',
        parts: [reviewId, helped ? '1' : '2'],
        form: new URLSearchParams(),
      }),

    /** A question to the shop. It waits for approval. */
    ask: (productId: string, question: { text: string; name: string }, proof: FormProof) =>
      send({
        key: 'PRODUCT_DETAIL_QUESTIONS',
        idempotencyKey: proof.key,
        parts: [productId],
        form: new URLSearchParams({
          question: question.text,
          displayName: question.name,
          csrf_token: proof.csrfToken,
        }),
      }),

    /** Tells the shop who wants to hear when a product is back or cheaper. */
    alarm: (alarm: {
      kind: 'stock' | 'price'
      productId: string
      variantId: string
      email: string
    }) =>
      send({
        key: 'ALARM_ADD',
        form: new URLSearchParams({
          type: alarm.kind,
          product: alarm.productId,
          variant: alarm.variantId,
          email: alarm.email,
        }),
      }),
  }
}
