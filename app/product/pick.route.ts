import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { typedForItself, typedForSibling } from '~/cart/typed'
import { translatorOf } from '~/i18n/translators'
import { pageBefore } from '~/page-before'
import { safePath } from '~/safe-path'
import { hrefOf } from '~/site-map'
import { meantSibling } from './meant-sibling'

/** "Show" beside a select of siblings, without script: on to the product that was chosen, with what was typed. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'pick sibling'
  const form = await request.formData()
  const sibling = await meantSibling(visit, form)
  const typed = sibling ? typedForSibling(form, sibling) : typedForItself(form)
  const text = translatorOf(visit.language)('product.siblingFirst')
  if (typed) visit.flash([{ tone: 'plain', text, ms: noticeMs.default, typed }])
  const path = sibling ?? safePath(form.get('back')) ?? pageBefore(request)
  return redirect(path ?? hrefOf('home', visit.language), 303)
}

/** A GET of the action has nothing to show. */
export function loader() {
  return redirect(hrefOf('home', 'tr'), 303)
}
