import type { Category } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import { noteFailure } from '~/session/failure'
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
    if (!(error instanceof BackendError && (error.isCallMissing || error.status === 404)))
      throw error
    const paths = [...new Set(pathsOf(await backend.categories()))]
    return { links: paths.map((path) => ({ paths: { [language]: path }, changed: '' })), pages: 1 }
  }
}

/** As `siteLinks` with the shop's settings, which name its languages, for a resource, which has no error page. @throws a 503 response with a sentence in its place */
export async function listedLinks(context: RequestContext, page: number) {
  const both = Promise.all([siteLinks(context, page), context.backend.site()])
  const listed = both.then(([list, site]) => ({ ...list, site }))
  return listed.catch((error) => {
    const { text } = noteFailure(context, error)
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    }
    throw new Response(`${text}\n`, { status: 503, headers })
  })
}
