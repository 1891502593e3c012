import { z } from 'zod'
import { BackendError } from '~/backend/http/backend-error'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { text } from '~/backend/http/fields'
import type { ReviewRequest, Reviews, WriteAnswer } from './engagement-model'
import { readReviews } from './reviews'

const answerShape = z.object({ status: z.number().int(), statusText: text, key: text })

/** A status above 0 is success; `key` names the invalid field. */
export function readWriteAnswer(body: unknown): WriteAnswer | null {
  const parsed = answerShape.safeParse(body)
  if (!parsed.success) return null
  const { status, statusText, key } = parsed.data
  return { ok: status > 0, statusText, field: key }
}

type FormProof = { key: string; csrfToken: string }

/** Reviews, questions and alarms; never cached. */
export function openWritingApi(context: CallContext) {
  const send = async (call: Call): Promise<WriteAnswer> => {
    const answer = readWriteAnswer(bodyOf(call.key, await callBackend(call, 'change', context)))
    if (!answer) throw new BackendError('shape', call.key, `${call.key} answered without a status.`)
    return answer
  }

  return {
    reviews: async (productId: string, request: ReviewRequest): Promise<Reviews> => {
      const query: Record<string, string> = {
        page: String(request.page),
        sort: request.by,
        dir: request.ascending ? 'asc' : 'desc',
      }
      if (request.words) query.q = request.words
      const call: Call = { key: 'PRODUCT_DETAIL_COMMENTS', parts: [productId], query }
      const reviews = readReviews(bodyOf(call.key, await callBackend(call, 'personal', context)))
      if (!reviews) throw new BackendError('shape', call.key, 'Comments were answered unreadably.')
      return reviews
    },

    /** `stars` from 1 to 5. Reviews are published after approval. */
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

    /** A second vote replaces the first. */
    vote: (reviewId: string, helped: boolean) =>
      send({
        key: 'COMMENT_VOTE',
        parts: [reviewId, helped ? '1' : '2'],
        form: new URLSearchParams(),
      }),

    /** Questions are published after approval. */
    askQuestion: (productId: string, question: { text: string; name: string }, proof: FormProof) =>
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

    /** Asks for an e-mail when a product is back in stock or cheaper. */
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
