import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import type { Questions } from '~/backend/engagement/engagement-model'
import { noteOf } from '~/backend/site/note'
import { constraintsOf } from '~/forms/constraints'
import { errorsOfAnswer } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { formProof } from '~/product/add/form-proof'
import { type Elsewhere, elsewhereAt } from '~/product/elsewhere'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { readReviewQuery } from '~/product/reviews/review-order'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { productPageOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { questionSchema } from './question-schema'

const QuestionsPage = serverOnlyPage(() => import('./questions-page'))

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { product, meta } = await requestedProduct(context, 'questions', params['*'], request)
  const { page } = readReviewQuery(new URL(request.url).searchParams)
  const questions = context.backend.questions(product.id, page)
  questions.catch(() => undefined)
  const elsewhere = await elsewhereOf(context, questions, product.path)
  const t = translatorOf(context.language)
  const head = privateHead(`${t('product.questions')}: ${product.title}`)
  const constraint = constraintsOf(questionSchema(t))
  const note = await noteOf(context, 'question')
  const question = await questionOfForm(context, 'question')
  return { meta, head, product: aboutOf(product), questions, elsewhere, constraint, note, question }
}

/** In place of the form, where a shop without our own calls has no questions either. */
async function elsewhereOf(
  context: RequestContext,
  questions: Promise<Questions>,
  path: string,
): Promise<Elsewhere | undefined> {
  if (!context.backend.isKnownMissing('GLOBALS')) return undefined
  const page = await questions.catch(() => undefined)
  return page?.isUnavailable && elsewhereAt(context, path)
}

const errorFields = ['name', 'question', 'security_code']

/** Sends a question; it appears with its answer once the shop approves it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { product } = await requestedProduct(context, 'questions', params['*'])
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: questionSchema(t) })
  const guarded = guardedForm(context, form, 'question')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  try {
    const { name, question } = submission.value
    const payload = { name, text: question }
    const code = guarded.proof
    const proof = { ...(await formProof(context, form, [product.id, payload])), code }
    const answer = await context.backend.writing.askQuestion(product.id, payload, proof)
    const message = answer.statusText || t(answer.ok ? 'questions.sent' : 'error.general')
    if (!answer.ok)
      return guarded.refuse(submission, errorsOfAnswer(answer.field, message, errorFields))
    context.flash([{ tone: 'good', text: message, ms: noticeMs.default }])
    return redirect(productPageOf('questions', product.path), 303)
  } catch (error) {
    const { text, status, isElsewhere } = noteFailure(context, error, product.path)
    const elsewhere = isElsewhere ? elsewhereAt(context, product.path) : undefined
    return guarded.refuse(submission, { formErrors: [text], status }, { elsewhere })
  }
}

export const handle = { i18n: 'account' }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function QuestionsAboutProduct() {
  const { head: _head, meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <QuestionsPage {...page} {...useActionData<typeof action>()} />
}
