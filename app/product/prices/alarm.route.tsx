import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ownEmail } from '~/account/profile/own-email'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import type { Product } from '~/backend/catalogue/model'
import { optionLabels } from '~/backend/catalogue/product/option-labels'
import { noteOf } from '~/backend/site/note'
import { fieldKinds } from '~/forms/read-fields'
import { type Translate, translatorOf } from '~/i18n/translators'
import { knownElsewhere, triedElsewhere } from '~/product/elsewhere'
import { aboutOf } from '~/product/related/about-product'
import { requestedProduct } from '~/product/related/requested-product'
import { requestedVariant } from '~/product/variants/requested-variant'
import { chosenVariant } from '~/product/variants/variants'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import { idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { priceOf } from './price-rules'

const AlarmPage = serverOnlyPage(() => import('./alarm-page'))

/** Page for a stock (`tur=stock`) or price (`tur=price`) alarm. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { meta, ...page } = await requestedProduct(context, 'alarm', params['*'], request)
  const query = new URL(request.url).searchParams
  const kind = query.get('tur') === 'stock' ? ('stock' as const) : ('price' as const)
  const requestedId = query.get('variant')
  const { product, variant: requested } = await requestedVariant(context, page.product, requestedId)
  // A stock alarm lists sold-out variants; a price alarm is about the displayed one.
  const variant = kind === 'stock' ? requested : chosenVariant(product, requested?.id ?? null)
  const title = translatorOf(context.language)(`alarm.${kind}`)
  const [email, question] = await Promise.all([
    context.session.email ?? ownEmail(context),
    questionOfForm(context, 'alarm'),
  ])
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    kind,
    elsewhere: await triedElsewhere(context, 'ALARM_ADD', product.path),
    note: await noteOf(context, `${kind}Alarm`),
    variantId: variant?.id ?? '',
    price: priceOf(product, variant),
    soldOut: soldOutVariants(product),
    email,
    question,
  }
}

function soldOutVariants({ variants, groups }: Product): { id: string; label: string }[] {
  return variants
    .filter(({ inStock }) => !inStock)
    .map(({ id, options }) => ({
      id,
      label: optionLabels({ groups }, options).filter(Boolean).join(' '),
    }))
}

const alarmSchema = (t: Translate) =>
  z.object({
    email: fieldKinds(t).email,
    tur: z.enum(['stock', 'price']).catch('price'),
    variant: z.string().regex(idPattern).catch('0'),
  })

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { product } = await requestedProduct(context, 'alarm', params['*'])
  const t = translatorOf(context.language)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: alarmSchema(t) })
  const guarded = guardedForm(context, form, 'alarm')
  if (guarded.isNewCodeWanted || submission.status !== 'success')
    return guarded.refuse(submission, {})
  try {
    const { email, tur: kind, variant } = submission.value
    const alarm = { kind, productId: product.id, variantId: variant, email, code: guarded.proof }
    const answer = await context.backend.writing.alarm(alarm)
    const message = answer.statusText || t(answer.ok ? 'alarm.set' : 'error.general')
    const field = answer.field === 'security_code' ? answer.field : 'email'
    if (!answer.ok) return guarded.refuse(submission, { errors: { [field]: [message] } })
    context.flash([{ tone: 'good', text: message, ms: noticeMs.default }])
    return redirect(product.path, 303)
  } catch (error) {
    const { text, status } = noteFailure(context, error, product.path)
    const elsewhere = knownElsewhere(context, 'ALARM_ADD', product.path)
    return guarded.refuse(submission, { formErrors: [text], status }, { elsewhere })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ProductAlarm() {
  const { head: _head, meta: _meta, ...page } = useLoaderData<typeof loader>()
  return <AlarmPage {...page} {...useActionData<typeof action>()} />
}
