import { decodedPath, linkOfPath } from '~/backend/http/safe-path'
import type { RequestContext } from '~/session/request-context'

/** The shop's page at a path of this site; undefined for what is no path of a page. @param path with or without a query */
export function pageAt({ backend }: RequestContext, path: string, query = {}) {
  const [plain = ''] = path.split('?')
  const link = linkOfPath(decodedPath(plain).slice(1))
  return link === null ? undefined : backend.page(link, query)
}
