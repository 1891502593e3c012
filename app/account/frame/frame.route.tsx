import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { serverOnlyPage } from '~/rendering/server-only'
import { hiddenPages } from './hidden-pages'
import { menuPageOf } from './member-pages'

const AccountMenu = serverOnlyPage(() => import('./account-menu'))

/** The menu beside a member's pages; null for guests, whom most of them lead to the sign-in. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { hidden: context.session.member ? await hiddenPages(context) : null }
}

export const handle = { i18n: ['parts', 'account'] }

export default function AccountFrameRoute() {
  const { hidden } = useLoaderData<typeof loader>()
  const current = menuPageOf(useMatches().at(-1)?.id ?? '')
  if (!hidden) return <Outlet />
  return (
    <div className="account-frame">
      <AccountMenu hidden={[...hidden, 'cart']} current={current} />
      <div>
        <Outlet />
      </div>
    </div>
  )
}
