import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/backend/http/safe-path'
import { hrefOf } from '~/site-map'

/** Layout switch: saved in the cookie `selected_layout`, then back to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  context.setPreference('layout', form.get('layout') === 'list' ? 'list' : 'grid')
  return redirect(safePath(form.get('back')) ?? '/', 303)
}

export function loader() {
  return redirect(hrefOf('home', 'tr'))
}
