import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { noteOf } from '~/backend/site/note'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { sendAction } from '~/rendering/forms/client-action'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { respond } from '~/session/respond'
import { idPattern, productPageOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { readReviewQuery } from './review-order'
import { ReviewsPage } from './reviews-page'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { product, meta } = await requestedProduct(context, 'reviews', params['*'], request)
  const { order, ...reviewRequest } = readReviewQuery(new URL(request.url).searchParams)
  const reviews = context.backend.writing.reviews(product.id, reviewRequest)
  const stars = context.backend.stars(product.id)
  for (const part of [reviews, stars]) part.catch(() => undefined)
  const title = translatorOf(context.language)('product.reviews')
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    note: await noteOf(context, 'reviews'),
    order,
    words: reviewRequest.words,
    reviews,
    stars,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const next = productPageOf('reviews', `/${params['*'] ?? ''}`)
  const review = String(form.get('review') ?? '')
  const t = translatorOf(context.language)
  const failed = (text: string) => respond(context, next, { notices: errorNotices(text) })
  if (!idPattern.test(review)) return failed(t('error.general'))
  try {
    const result = await context.backend.writing.vote(review, form.get('vote') === '1')
    const tone = result.ok ? ('good' as const) : ('bad' as const)
    const text = result.statusText || t(result.ok ? 'reviews.voted' : 'error.general')
    return respond(context, next, { notices: [{ tone, text, ms: noticeMs.cart }] })
  } catch (error) {
    return failed(noteFailure(context, error, `/${params['*'] ?? ''}`).text)
  }
}

export const clientAction = sendAction

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ReviewsOfProduct() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />
}
