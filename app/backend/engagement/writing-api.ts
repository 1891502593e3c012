import { soldAs } from '~/backend/catalogue/product/sold-as'
import { forMissingCall } from '~/backend/http/backend-error'
import { sendFirstKnown } from '~/backend/http/cache/first-known-call'
import type { Call, CallContext } from '~/backend/http/call'
import { answerShape } from '~/backend/http/envelope'
import { status, text } from '~/backend/http/fields'
import { requireBody } from '~/backend/http/read-body'
import { visitorCalls } from '~/backend/http/visitor-calls'
import { sentence } from '~/backend/site/html/without-markup'
import type { ReviewRequest, Reviews, WriteAnswer } from './engagement-model'
import { reviewSources, unavailableList } from './reviews'

/** A status above 0 is success; `key` names the invalid field. */
export const writeShape = answerShape({
  status,
  message: sentence,
  statusText: sentence,
  key: text,
}).transform(
  ({ status: done, message, statusText, key }): WriteAnswer => ({
    ok: done > 0,
    statusText: statusText || message,
    field: key,
  }),
)

type FormProof = { key: string; csrfToken: string; code?: Record<string, string> }
type NewReview = { stars: number; title: string; text: string; showsName: boolean }
type Alarm = {
  kind: 'stock' | 'price'
  productId: string
  variantId: string
  email: string
  code?: Record<string, string>
}

type Send = (call: Call) => Promise<WriteAnswer>

function reviewCalls(context: CallContext, send: Send) {
  return {
    reviews: async (productId: string, request: ReviewRequest): Promise<Reviews> => {
      const query: Record<string, string> = {
        page: String(request.page),
        sort: request.by,
        dir: request.ascending ? 'asc' : 'desc',
      }
      if (request.words) query.q = request.words
      const sources = reviewSources(productId, query)
      const found = sendFirstKnown(sources, 'personal', context)
      return found
        .then(({ call, wire }) => requireBody(call.key, call.read, wire))
        .catch(forMissingCall(unavailableList))
    },

    /** `stars` from 1 to 5. Reviews are published after approval. */
    review: (productId: string, review: NewReview, proof: FormProof) => {
      const form = new URLSearchParams({
        prId: productId,
        rate: String(review.stars),
        title: review.title,
        text: review.text,
        displayName: review.showsName ? '1' : '0',
        csrf_token: proof.csrfToken,
        ...proof.code,
      })
      return send({ key: 'COMMENT_WRITE', idempotencyKey: proof.key, parts: [productId], form })
    },

    /** A second vote replaces the first. */
    vote: (reviewId: string, helped: boolean) => {
      const parts = [reviewId, helped ? '1' : '2']
      return send({ key: 'COMMENT_VOTE', parts, form: new URLSearchParams() })
    },
  }
}

/** Reviews, questions and alarms; never cached. */
export function openWritingApi(context: CallContext) {
  const { change } = visitorCalls(context)
  const send: Send = (call) => change(call, writeShape)
  return {
    ...reviewCalls(context, send),

    askQuestion: (productId: string, question: { text: string; name: string }, proof: FormProof) =>
      send({
        key: 'PRODUCT_DETAIL_QUESTIONS',
        idempotencyKey: proof.key,
        parts: [productId],
        form: new URLSearchParams({
          question: question.text,
          displayName: question.name,
          csrf_token: proof.csrfToken,
          ...proof.code,
        }),
      }),

    /** Asks for an e-mail when a product is back in stock or cheaper. */
    alarm: ({ kind, email, code, ...wanted }: Alarm) => {
      const { productId, variantId } = soldAs(wanted)
      const form = { type: kind, product: productId, variant: variantId, email, ...code }
      return send({ key: 'ALARM_ADD', form: new URLSearchParams(form) })
    },
  }
}
