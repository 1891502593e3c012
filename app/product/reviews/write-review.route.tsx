import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { translatorOf } from '~/i18n/translators'
import { formProof } from '~/product/add/form-proof'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, productPageOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { WriteReviewPage } from './write-review-page'

/** Only members write reviews; a guest signs in and returns here. */
function membersOnly(context: RequestContext, path: string): void {
  if (context.session.member) return
  const back = productPageOf('writeReview', path)
  throw redirect(hrefOf('signIn', context.language, { donus: back }), 303)
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.route = 'write review'
  const { product, meta } = await requestedProduct(context, 'writeReview', params['*'], request)
  membersOnly(context, product.path)
  const title = translatorOf(context.language)('reviews.write')
  return { meta, head: privateHead(`${title}: ${product.title}`), product: aboutOf(product) }
}

function schemaFor(context: RequestContext) {
  const t = translatorOf(context.language)
  return z.object({
    rate: z.coerce.number(t('reviews.rateNeeded')).int().min(1, t('reviews.rateNeeded')).max(5),
    title: z
      .string()
      .trim()
      .max(100, t('form.tooLong', { max: 100 }))
      .optional(),
    text: z
      .string(t('form.required'))
      .trim()
      .min(10, t('reviews.tooShort', { min: 10 }))
      .max(2000, t('form.tooLong', { max: 2000 })),
    displayName: z.string().optional(),
  })
}

/** Sends a review, which appears once the shop approves it; a refused form keeps what was typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  context.route = 'write review'
  const { product } = await requestedProduct(context, 'writeReview', params['*'])
  membersOnly(context, product.path)
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: schemaFor(context) })
  const values = Object.fromEntries(
    ['rate', 'title', 'text', 'displayName'].map((name) => [
      name,
      String(form.get(name) ?? '').slice(0, 4000),
    ]),
  )
  const withErrors = (fields: Record<string, string[]>, status: number) =>
    data({ fields, values, fault: fields.form?.[0] ?? null }, { status })
  if (submission.status !== 'success')
    return withErrors((submission.error ?? {}) as Record<string, string[]>, 422)
  try {
    const { rate, title = '', text, displayName } = submission.value
    const review = { stars: rate, title, text, showsName: displayName === '1' }
    const proof = await formProof(context, form, [product.id, review])
    const result = await context.backend.writing.review(product.id, review, proof)
    const message = result.statusText || t('error.general')
    if (!result.ok) {
      const name = ['rate', 'title', 'text'].includes(result.field) ? result.field : 'form'
      return withErrors({ [name]: [message] }, 422)
    }
    context.flash([{ tone: 'good', text: message, ms: noticeMs.default }])
    return redirect(productPageOf('reviews', product.path), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return withErrors({ form: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function WriteReview() {
  const { product } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <WriteReviewPage product={product} {...refused} />
}
