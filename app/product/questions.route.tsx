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
import { productPageOf } from '~/site-map'
import type { Visit } from '~/visit'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { formProof } from './form-proof'
import { QuestionsPage } from './questions-page'
import { readReviewQuery } from './review-order'

/** All questions about a product, and the form of a new one. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'product questions'
  const { product, meta } = await askedProduct(visit, 'questions', params['*'], request)
  const { page } = readReviewQuery(new URL(request.url).searchParams)
  const questions = visit.shop.questions(product.id, page)
  questions.catch(() => undefined)
  const title = translatorOf(visit.language)('product.questions')
  const head = privateHead(`${title}: ${product.title}`)
  return { meta, head, product: aboutOf(product), questions }
}

function schemaFor(visit: Visit) {
  const t = translatorOf(visit.language)
  return z.object({
    name: z
      .string(t('form.required'))
      .trim()
      .min(1, t('form.required'))
      .max(60, t('form.tooLong', { most: 60 })),
    question: z
      .string(t('form.required'))
      .trim()
      .min(5, t('reviews.tooShort', { least: 5 }))
      .max(1000, t('form.tooLong', { most: 1000 })),
  })
}

/** Sends a question; it appears with its answer once the shop approves it. */
export async function action({ request, params, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'ask question'
  const { product } = await askedProduct(visit, 'questions', params['*'])
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: schemaFor(visit) })
  const values = {
    name: String(form.get('name') ?? '').slice(0, 200),
    question: String(form.get('question') ?? '').slice(0, 2000),
  }
  const again = (fields: Record<string, string[]>, status: number) =>
    data({ fields, values, fault: fields.form?.[0] ?? null }, { status })
  if (submission.status !== 'success')
    return again((submission.error ?? {}) as Record<string, string[]>, 422)
  try {
    const { name, question } = submission.value
    const asked = { name, text: question }
    const proof = await formProof(visit, form, [product.id, asked])
    const said = await visit.shop.writing.ask(product.id, asked, proof)
    const words = said.statusText || t('error.general')
    if (!said.ok) {
      const name = ['name', 'question'].includes(said.field) ? said.field : 'form'
      return again({ [name]: [words] }, 422)
    }
    visit.flash([{ tone: 'good', text: words, ms: noticeMs.default }])
    return redirect(productPageOf('questions', product.path), 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again({ form: [text] }, status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function QuestionsAboutProduct() {
  const { product, questions } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <QuestionsPage product={product} questions={questions} {...refused} />
}
