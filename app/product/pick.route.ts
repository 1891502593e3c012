import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { safePath } from '~/safe-path'

/** A select of siblings sends its form here without script: on to the product that was chosen (row P06). */
export function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'pick sibling'
  return redirect(safePath(new URL(request.url).searchParams.get('donus')) ?? '/', 303)
}
