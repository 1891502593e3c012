import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { missing, needed } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Panel } from '~/shop/site-model'
import { wayOf } from './known-panels'
import { PanelPage } from './panel-page'

const number = /^\d{1,9}$/
const word = /^[\w-]{1,60}$/
/** What a theme hands on to its panels, and how long it may be. */
const handed = /^[\w-]{1,40}$/
const longest = 200

/** A sub-folder page: one of ours, or what the backend has by that address. */
export async function loader({ request, params, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'panel'
  const { page = '', block = '', name = '' } = params
  const further = (params['*'] ?? '').split('/').filter((part) => part !== '')
  const known = number.test(page) && number.test(block) && word.test(name)
  if (!known || further.length > 2 || !further.every((part) => word.test(part))) return missing()
  const query = new URL(request.url).searchParams
  const way = wayOf({ page, block, name }, query, {
    language: visit.language,
    step: visit.session.step?.kind,
  })
  if (way) throw redirect(way, 302)
  const fields = [...query].filter(
    ([key, value]) => key !== '_routes' && handed.test(key) && value.length <= longest,
  )
  const address = { page, block, name, further }
  const panel = await needed(visit, visit.shop.panel(address, Object.fromEntries(fields)))
  if (!panel) return missing()
  const title = panel.title || translatorOf(visit.language)('panel.title')
  return { panel, title, head: privateHead(title) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function PanelRoute() {
  const { panel, title } = useLoaderData<typeof loader>()
  return <PanelPage panel={panel as Panel} title={title} />
}
