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
    if (!(error instanceof BackendError && (error.isUnknownCall || error.status === 404)))
      throw error
    const paths = [...new Set(pathsOf(await backend.categories()))]
    return { links: paths.map((path) => ({ paths: { [language]: path }, changed: '' })), pages: 1 }
  }
}

/** What a resource needs, which has no error page. @throws a 503 response with a sentence in its place */
export const orUnavailable = <T>(context: RequestContext, needed: Promise<T>): Promise<T> =>
  needed.catch((error) => {
    const { text } = noteFailure(context, error)
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    throw new Response(`${text}\n`, { status: 503, headers })
  })

/** As `siteLinks`, for a resource. @throws a 503 response */
export const listedLinks = (context: RequestContext, page: number) =>
  orUnavailable(context, siteLinks(context, page))
