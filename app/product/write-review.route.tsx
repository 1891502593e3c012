import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { hrefOf, productPageOf } from '~/site-map'
import type { Visit } from '~/visit'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { formProof } from './form-proof'
import { WriteReviewPage } from './write-review-page'

/** Only members write reviews: a guest is led to the sign-in and comes back here. */
function membersOnly(visit: Visit, path: string): void {
  if (visit.session.member) return
  const back = productPageOf('writeReview', path)
  throw redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
}

/** The form of a review. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'write review'
  const { product, meta } = await askedProduct(visit, 'writeReview', params['*'], request)
  membersOnly(visit, product.path)
  const title = translatorOf(visit.language)('reviews.write')
  return { meta, head: privateHead(`${title}: ${product.title}`), product: aboutOf(product) }
}

function schemaFor(visit: Visit) {
  const t = translatorOf(visit.language)
  return z.object({
    rate: z.coerce.number(t('reviews.rateNeeded')).int().min(1, t('reviews.rateNeeded')).max(5),
    title: z
      .string()
      .trim()
      .max(100, t('form.tooLong', { most: 100 }))
      .optional(),
    text: z
      .string(t('form.required'))
      .trim()
      .min(10, t('reviews.tooShort', { least: 10 }))
      .max(2000, t('form.tooLong', { most: 2000 })),
    displayName: z.string().optional(),
  })
}

/** Sends a review; it appears once the shop approves it. A refused one keeps what was typed. */
export async function action({ request, params, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'write review'
  const { product } = await askedProduct(visit, 'writeReview', params['*'])
  membersOnly(visit, product.path)
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: schemaFor(visit) })
  const values = Object.fromEntries(
    ['rate', 'title', 'text', 'displayName'].map((name) => [
      name,
      String(form.get(name) ?? '').slice(0, 4000),
    ]),
  )
  const again = (fields: Record<string, string[]>, status: number) =>
    data({ fields, values, fault: fields.form?.[0] ?? null }, { status })
  if (submission.status !== 'success')
    return again((submission.error ?? {}) as Record<string, string[]>, 422)
  try {
    const { rate, title = '', text, displayName } = submission.value
    const review = { stars: rate, title, text, showsName: displayName === '1' }
    const proof = await formProof(visit, form, [product.id, review])
    const said = await visit.shop.writing.review(product.id, review, proof)
    const words = said.statusText || t('error.general')
    if (!said.ok) {
      const name = ['rate', 'title', 'text'].includes(said.field) ? said.field : 'form'
      return again({ [name]: [words] }, 422)
    }
    visit.flash([{ tone: 'good', text: words, ms: noticeMs.default }])
    return redirect(productPageOf('reviews', product.path), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({ form: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function WriteReview() {
  const { product } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <WriteReviewPage product={product} {...refused} />
}
