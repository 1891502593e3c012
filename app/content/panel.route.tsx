import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Panel } from '~/backend/site/site-model'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, notFound } from '~/session/failure'
import { panelHref } from './known-panels'
import { PanelPage } from './panel-page'

const number = /^\d{1,9}$/
const word = /^[\w-]{1,60}$/
/** Query parameters that are passed on to the backend: name pattern and maximum length. */
const passedOn = /^[\w-]{1,40}$/
const maxLength = 200

/** A platform panel: redirects to our own page for it, else shows what the backend has. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { page = '', block = '', name = '' } = params
  const further = (params['*'] ?? '').split('/').filter((part) => part !== '')
  const known = number.test(page) && number.test(block) && word.test(name)
  if (!known || further.length > 2 || !further.every((part) => word.test(part))) return notFound()
  const query = new URL(request.url).searchParams
  const ownHref = panelHref({ page, block, name }, query, {
    language: context.language,
    step: (context.session.passwordStep ?? context.session.step)?.kind,
  })
  if (ownHref) throw redirect(ownHref, 302)
  const fields = [...query].filter(
    ([key, value]) => key !== '_routes' && passedOn.test(key) && value.length <= maxLength,
  )
  const address = { page, block, name, further }
  const panel = await needed(context, context.backend.panel(address, Object.fromEntries(fields)))
  if (!panel) return notFound()
  const title = panel.title || translatorOf(context.language)('panel.title')
  return { panel, title, head: privateHead(title) }
}

export const handle = { i18n: ['parts', 'account'] }

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function PanelRoute() {
  const { panel, title } = useLoaderData<typeof loader>()
  return <PanelPage panel={panel as Panel} title={title} />
}
