import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/safe-path'
import { hrefOf } from '~/site-map'

/** Layout switch: kept in the cookie `selected_layout`, then the list is shown again in it. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'layout'
  const form = await request.formData()
  visit.setPreference('layout', form.get('layout') === 'list' ? 'list' : 'grid')
  return redirect(safePath(form.get('back')) ?? '/', 303)
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
