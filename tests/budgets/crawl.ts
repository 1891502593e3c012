import { desktopAgent } from '../support/visitor'

/** Every page in the shop's sitemap, as paths. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(origin + path)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  }
  const parts = await read('/sitemap.xml')
  return (await Promise.all(parts.map(read))).flat()
}

/**
 * Opens pages one after another, with several visitors at once.
 * @param onPage called after each page, with how many were opened
 * @returns the pages that did not answer 200, with what they answered
 */
export async function crawl(
  origin: string,
  paths: string[],
  visitors: number,
  onPage: (opened: number) => void,
): Promise<string[]> {
  const failed: string[] = []
  let next = 0
  let opened = 0
  const visitor = async () => {
    while (next < paths.length) {
      const path = paths[next++] ?? '/'
      const headers = { 'user-agent': desktopAgent, accept: 'text/html' }
      const answer = await fetch(origin + path, { headers }).catch(String)
      if (typeof answer === 'string') failed.push(`${path}: ${answer}`)
      else {
        await answer.arrayBuffer()
        if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
      }
      onPage(++opened)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return failed
}
