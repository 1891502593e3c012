import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import { typedForProduct, typedForSibling } from '~/cart/add/typed-values'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/rendering/navigation/previous-page'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { requestedSibling } from './requested-sibling'

/** "Show" beside a sibling select, without script: opens the chosen product with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const sibling = await requestedSibling(context, form)
  const typed = sibling ? typedForSibling(form, sibling) : typedForProduct(form)
  const text = translatorOf(context.language)('product.confirmVariant')
  if (typed) context.flash([{ tone: 'plain', text, ms: noticeMs.default, typed }])
  const path = sibling ?? safePath(form.get('back')) ?? pageBefore(request)
  return redirect(path ?? hrefOf('home', context.language), 303)
}

export function loader() {
  return redirect(hrefOf('home', 'tr'), 303)
}
