import type { Visitor } from './visitor'

/** What is wrong with a page, or ''. */
export type CrawledPage = { path: string; status: number; faults: string[] }

const literalEntity = /&amp;(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/i
const attributesIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

/** Paths of this site that a page links to, without fragments. */
function linksIn(html: string): string[] {
  return attributesIn(html.replace(/<head[\s\S]*?<\/head>/, ''), 'href').flatMap((href) =>
    href.startsWith('/') && !/^\/(?:assets|fonts)\/|\.svg$/.test(href)
      ? [href.split('#')[0] ?? href]
      : [],
  )
}

/** Pictures of a page: absolute ones, and those of this site. */
function picturesIn(html: string): string[] {
  const tags = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  return tags.flatMap((tag) => attributesIn(tag, 'src')).filter((src) => !src.startsWith('data:'))
}

async function isBroken(address: string, known: Map<string, boolean>): Promise<boolean> {
  const before = known.get(address)
  if (before !== undefined) return before
  const answer = await fetch(address).catch(() => null)
  const type = answer?.headers.get('content-type') ?? ''
  await answer?.body?.cancel()
  const broken = answer?.status !== 200 || !type.startsWith('image/')
  known.set(address, broken)
  return broken
}

async function faultsOf(
  answer: Response,
  html: string,
  url: string,
  pictures: Map<string, boolean>,
): Promise<string[]> {
  if (answer.status >= 300 && answer.status < 400)
    return answer.headers.get('location') ? [] : ['a redirect to nowhere']
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const entity = literalEntity.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0]
  const broken: string[] = []
  for (const src of picturesIn(html))
    if (await isBroken(new URL(src, url).href, pictures)) broken.push(`picture ${src}`)
  return [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(entity ? [`literal ${entity}`] : []),
    ...(/<(?:a|form|button)\b/.test(main) || /<nav|<header/.test(html) ? [] : ['a dead end']),
    ...broken,
  ]
}

/**
 * Opens a page, then every page that it and those after it link to, each once.
 * @param url origin of the storefront @param max pages, so that filters and pages of lists come to an end
 */
export async function crawl(visitor: Visitor, url: string, max: number): Promise<CrawledPage[]> {
  const waiting = ['/']
  const seen = new Set(waiting)
  const pictures = new Map<string, boolean>()
  const pages: CrawledPage[] = []
  for (
    let path = waiting.shift();
    path !== undefined && pages.length < max;
    path = waiting.shift()
  ) {
    const answer = await visitor.get(path)
    const html = await answer.text()
    pages.push({ path, status: answer.status, faults: await faultsOf(answer, html, url, pictures) })
    const target = answer.headers.get('location')
    for (const link of target ? [target] : linksIn(html)) {
      if (!link.startsWith('/') || seen.has(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  return pages
}
