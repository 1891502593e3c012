import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds, readFields, typedOf } from '~/auth/read-fields'
import { noticeMs } from '~/cart/rules'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Product } from '~/shop/model'
import { aboutOf } from './about-product'
import { AlarmPage } from './alarm-page'
import { askedProduct } from './asked-product'
import { chosenVariant } from './variants'

/** Who wants to hear when a product is back (`tur=stock`) or cheaper (`tur=price`); the page for it. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'product alarm'
  const { product, meta } = await askedProduct(visit, 'alarm', params['*'], request)
  const query = new URL(request.url).searchParams
  const kind = query.get('tur') === 'stock' ? ('stock' as const) : ('price' as const)
  const asked = query.get('variant')
  // Something sold out is chosen on the page; a price is that of the variant whose page says it.
  const variant =
    kind === 'stock'
      ? product.variants.find(({ id }) => id === asked)
      : chosenVariant(product, asked)
  const title = translatorOf(visit.language)(`alarm.${kind}`)
  return {
    meta,
    head: privateHead(`${title}: ${product.title}`),
    product: aboutOf(product),
    kind,
    variantId: variant?.id ?? '',
    gone: goneVariants(product),
    email: visit.session.email ?? '',
  }
}

/** The variants of a product that are sold out, by the names of their options. */
function goneVariants({ variants, groups }: Product): { id: string; label: string }[] {
  return variants
    .filter(({ inStock }) => !inStock)
    .map(({ id, options }) => ({
      id,
      label: options
        .map((option, at) => groups[at]?.options.find((one) => one.id === option)?.label ?? '')
        .filter(Boolean)
        .join(' '),
    }))
}

/** Keeps the wish at the shop; a refused one keeps what was typed. */
export async function action({ request, params, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'product alarm'
  const { product } = await askedProduct(visit, 'alarm', params['*'])
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const schema = z.object({
    email: fieldKinds(t).email,
    tur: z.enum(['stock', 'price']).catch('price'),
    variant: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .catch('0'),
  })
  const { email: typed = '', variant: chosen } = typedOf(form, ['email', 'variant'])
  const again = (errors: string[], status: number) => data({ errors, typed, chosen }, { status })
  const read = readFields(form, schema)
  if (!read.ok) return again(read.fields.email ?? [t('form.email')], 422)
  try {
    const { email, tur, variant } = read.value
    const alarm = { kind: tur, productId: product.id, variantId: variant, email }
    const said = await visit.shop.writing.alarm(alarm)
    const words = said.statusText || t('error.general')
    if (!said.ok) return again([words], 422)
    visit.flash([{ tone: 'good', text: words, ms: noticeMs.default }])
    return redirect(product.path, 303)
  } catch (error) {
    const { text, status } = noteFailure(visit, error)
    return again([text], status)
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ProductAlarm() {
  const { product, kind, variantId, gone, email } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <AlarmPage
      product={product}
      kind={kind}
      variantId={refused?.chosen || variantId}
      gone={gone}
      email={refused?.typed ?? email}
      errors={refused?.errors}
    />
  )
}
