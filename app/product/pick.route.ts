import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { pageBefore } from '~/page-before'
import { safePath } from '~/safe-path'
import { hrefOf } from '~/site-map'
import { meantSibling } from './meant-sibling'

/** "Show" beside a select of siblings, without script: on to the product that was chosen. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'pick sibling'
  const form = await request.formData()
  const path =
    (await meantSibling(visit, form)) ?? safePath(form.get('back')) ?? pageBefore(request)
  return redirect(path ?? hrefOf('home', visit.language), 303)
}

/** A GET of the action has nothing to show. */
export function loader() {
  return redirect(hrefOf('home', 'tr'), 303)
}
