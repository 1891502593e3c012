import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { hrefOf } from '~/site-map'

/** Target of requests whose token refresh was refused: the Worker has already removed the member, and says so by a notice. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(hrefOf('home', context.language), 303)
}

export function action(args: ActionFunctionArgs) {
  return loader(args)
}
