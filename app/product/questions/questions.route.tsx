import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { translatorOf } from '~/i18n/translators'
import { formProof } from '~/product/add/form-proof'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { readReviewQuery } from '~/product/reviews/review-order'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { productPageOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { QuestionsPage } from './questions-page'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.route = 'product questions'
  const { product, meta } = await requestedProduct(context, 'questions', params['*'], request)
  const { page } = readReviewQuery(new URL(request.url).searchParams)
  const questions = context.backend.questions(product.id, page)
  questions.catch(() => undefined)
  const title = translatorOf(context.language)('product.questions')
  const head = privateHead(`${title}: ${product.title}`)
  return { meta, head, product: aboutOf(product), questions }
}

function schemaFor(context: RequestContext) {
  const t = translatorOf(context.language)
  return z.object({
    name: z
      .string(t('form.required'))
      .trim()
      .min(1, t('form.required'))
      .max(60, t('form.tooLong', { max: 60 })),
    question: z
      .string(t('form.required'))
      .trim()
      .min(5, t('reviews.tooShort', { min: 5 }))
      .max(1000, t('form.tooLong', { max: 1000 })),
  })
}

/** Sends a question; it appears with its answer once the shop approves it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  context.route = 'ask question'
  const { product } = await requestedProduct(context, 'questions', params['*'])
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: schemaFor(context) })
  const values = {
    name: String(form.get('name') ?? '').slice(0, 200),
    question: String(form.get('question') ?? '').slice(0, 2000),
  }
  const withErrors = (fields: Record<string, string[]>, status: number) =>
    data({ fields, values, fault: fields.form?.[0] ?? null }, { status })
  if (submission.status !== 'success')
    return withErrors((submission.error ?? {}) as Record<string, string[]>, 422)
  try {
    const { name, question } = submission.value
    const payload = { name, text: question }
    const proof = await formProof(context, form, [product.id, payload])
    const result = await context.backend.writing.askQuestion(product.id, payload, proof)
    const message = result.statusText || t('error.general')
    if (!result.ok) {
      const name = ['name', 'question'].includes(result.field) ? result.field : 'form'
      return withErrors({ [name]: [message] }, 422)
    }
    context.flash([{ tone: 'good', text: message, ms: noticeMs.default }])
    return redirect(productPageOf('questions', product.path), 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return withErrors({ form: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function QuestionsAboutProduct() {
  const { product, questions } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <QuestionsPage product={product} questions={questions} {...refused} />
}
