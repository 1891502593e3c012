import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { leadsToNotFound } from '~/backend/site/page-redirect'
import { readSource } from './html/read-source'
import { kindOf } from './wire/page-kind'

const knownMs = 600_000
const failedMs = 30_000

const known = new Map<string, { until: number; isThere: boolean }>()

async function isAnswered(context: CallContext, { pathname, search }: URL): Promise<boolean> {
  const call: Call = { key: 'PLATFORM_PAGE', at: pathname + search }
  const { status, location, body } = await callBackend(call, 'catalogue', context)
  if (status === 404 || status === 410) return false
  if (location !== undefined) return !leadsToNotFound(location)
  const source = await readSource(String(body))
  return kindOf(source, { link: pathname.slice(1) }) !== 'notFound'
}

/**
 * Whether the shop has a page at an address of its own: not where a guest gets 404 or 410, or a page that
 * says so. A page that leads elsewhere, as to a sign-in, is there, and so is one that cannot be read now.
 */
export async function hasPage(context: CallContext, address: string): Promise<boolean> {
  const url = new URL(address)
  if (url.origin !== context.origin) return true
  const before = known.get(address)
  if (before && before.until > Date.now()) return before.isThere
  const [isThere, ms] = await isAnswered(context, url).then(
    (answer) => [answer, knownMs] as const,
    () => [true, failedMs] as const,
  )
  known.set(address, { until: Date.now() + ms, isThere })
  return isThere
}
