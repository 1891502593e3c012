import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useLoaderData } from '@remix-run/react'
import { noticeMs } from '~/cart/rules'
import { orSayOffline } from '~/cart/without-connection'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { answer } from '~/session/answer'
import type { Answer } from '~/session/answer-types'
import { productPageOf } from '~/site-map'
import { aboutOf } from './about-product'
import { askedProduct } from './asked-product'
import { readReviewQuery } from './review-order'
import { ReviewsPage } from './reviews-page'

/** All reviews of a product, sorted and searched, with its histogram. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'product reviews'
  const { product, meta } = await askedProduct(visit, 'reviews', params['*'], request)
  const { order, ...wish } = readReviewQuery(new URL(request.url).searchParams)
  const reviews = visit.shop.writing.reviews(product.id, wish)
  const stars = visit.shop.stars(product.id)
  for (const part of [reviews, stars]) part.catch(() => undefined)
  const title = translatorOf(visit.language)('product.reviews')
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    order,
    words: wish.words,
    reviews,
    stars,
  }
}

/** A vote on a review. */
export async function action({ request, params, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'review vote'
  const form = await request.formData()
  const next = productPageOf('reviews', `/${params['*'] ?? ''}`)
  const review = String(form.get('review') ?? '')
  const t = translatorOf(visit.language)
  const failed = {
    notices: [{ tone: 'bad' as const, text: t('error.general'), ms: noticeMs.error }],
  }
  if (!/^[\w-]{1,64}$/.test(review)) return answer(visit, next, failed)
  try {
    const said = await visit.shop.writing.vote(review, form.get('vote') === '1')
    const tone = said.ok ? ('good' as const) : ('bad' as const)
    const text = said.statusText || t('error.general')
    return answer(visit, next, { notices: [{ tone, text, ms: noticeMs.cart }] })
  } catch (error) {
    noteFailure(visit, error)
    return answer(visit, next, failed)
  }
}

/** Script's way to the action: without a connection the page stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ReviewsOfProduct() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />
}
