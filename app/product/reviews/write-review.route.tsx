import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { noteOf } from '~/backend/site/note'
import { constraintsOf } from '~/forms/constraints'
import { errorsOfAnswer } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { formProof } from '~/product/add/form-proof'
import { knownElsewhere, triedElsewhere } from '~/product/elsewhere'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { productPageOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { reviewSchema } from './review-schema'

const WriteReviewPage = serverOnlyPage(() => import('./write-review-page'))

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { product, meta } = await requestedProduct(context, 'writeReview', params['*'], request)
  const elsewhere = await triedElsewhere(context, 'COMMENT_WRITE', product.path)
  if (!elsewhere) requireMember(context, productPageOf('writeReview', product.path))
  const t = translatorOf(context.language)
  return {
    elsewhere,
    meta,
    head: privateHead(`${t('reviews.write')}: ${product.title}`),
    product: aboutOf(product),
    note: await noteOf(context, 'review'),
    question: await questionOfForm(context, 'comment'),
    constraint: constraintsOf(reviewSchema(t)),
  }
}

const errorFields = ['rate', 'title', 'text', 'security_code']

/** Sends a review, which appears once the shop approves it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { product } = await requestedProduct(context, 'writeReview', params['*'])
  requireMember(context, productPageOf('writeReview', product.path))
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: reviewSchema(t) })
  const guarded = guardedForm(context, form, 'comment')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  try {
    const { rate, title = '', text, displayName } = submission.value
    const review = { stars: rate, title, text, showsName: displayName === '1' }
    const proof = await formProof(context, form, [product.id, review])
    const code = guarded.proof
    const answer = await context.backend.writing.review(product.id, review, { ...proof, code })
    const message = answer.statusText || t(answer.ok ? 'writeReview.sent' : 'error.general')
    if (!answer.ok)
      return guarded.refuse(submission, errorsOfAnswer(answer.field, message, errorFields))
    context.flash([{ tone: 'good', text: message, ms: noticeMs.default }])
    return redirect(productPageOf('reviews', product.path), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error, product.path)
    const elsewhere = knownElsewhere(context, 'COMMENT_WRITE', product.path)
    return guarded.refuse(submission, { formErrors: [text], status }, { elsewhere })
  }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function WriteReview() {
  const { head: _head, meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <WriteReviewPage {...page} {...useActionData<typeof action>()} />
}
