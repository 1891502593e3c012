import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { questionOfForm } from '~/auth/security-code/guarded-form'
import { wantsNewCode } from '~/auth/security-code/security-question'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { readAddRequest } from './add-request'
import { addToCart } from './add-to-cart'
import { failedAdd } from './failed-add'
import { readPendingAdd } from './pending-add'

const CodePage = serverOnlyPage(() => import('./code-page'))

/** The security code that the shop demands before it adds something to the cart (decision 052). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const productId = new URL(request.url).searchParams.get('bekleyen')
  const pending = readPendingAdd(context, productId)
  if (pending.length === 0) throw redirect(hrefOf('cart', context.language), 303)
  return {
    head: privateHead(translatorOf(context.language)('product.add')),
    productId,
    pending,
    question: await questionOfForm(context, 'add-to-cart'),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const parsed = readAddRequest(form)
  if (!parsed.ok) return redirect(hrefOf('cart', context.language), 303)
  if (wantsNewCode(form)) return refuse(context, {})
  try {
    return await addToCart(context, form, parsed.addRequest)
  } catch (error) {
    const { text, status } = failedAdd(context, error)
    return refuse(context, {}, { notices: errorNotices(text), status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function CartCodeRoute() {
  const { productId, question, ...page } = useLoaderData<typeof loader>()
  const pending = page.pending as [string, string][]
  return <CodePage {...{ productId, pending, question }} {...useActionData<typeof action>()} />
}
