import type { Category } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import type { RequestContext } from '~/session/request-context'
import type { SitemapEntry } from './sitemap-xml'

const pathsOf = (all: Category[]): string[] =>
  all.flatMap(({ path, children }) => [path, ...pathsOf(children)])

/** A page of the shop's links for the sitemap; the categories alone where it has no list of them. @throws BackendError */
export async function siteLinks(
  { backend, language }: RequestContext,
  page: number,
): Promise<{ links: SitemapEntry[]; pages: number }> {
  try {
    return await backend.links(page)
  } catch (error) {
    if (!(error instanceof BackendError && (error.isUnknownCall || error.status === 404)))
      throw error
    const paths = [...new Set(pathsOf(await backend.categories()))]
    return { links: paths.map((path) => ({ paths: { [language]: path }, changed: '' })), pages: 1 }
  }
}
