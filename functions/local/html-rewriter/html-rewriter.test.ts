import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NodeHtmlRewriter } from './html-rewriter'

/** Notes each tag, text and end; runs here and, as text, in a Worker. */
async function eventsOf(rewriter: typeof NodeHtmlRewriter, html: string): Promise<string> {
  const events: string[] = []
  const note = (event: string) => events.push(event)
  const reader = new rewriter().on('*', {
    element(element: object) {
      const { tagName, getAttribute, onEndTag } = element as Element
      const name = `${tagName} ${getAttribute.call(element, 'id')}`
      note(`<${name}>`)
      try {
        onEndTag.call(element, () => {
          note(`</${name}>`)
          try {
            getAttribute.call(element, 'id')
          } catch {
            note('too late')
          }
        })
      } catch {
        note('no end')
      }
    },
    text: ({ text }: { text: string }) => {
      note(text)
    },
  })
  await reader.transform(new Response(html)).arrayBuffer()
  return events.join('')
}

let workers: Miniflare
beforeAll(() => {
  workers = new Miniflare({
    modules: true,
    compatibilityDate: '2025-01-01',
    script: `const __name = (value) => value
      ${eventsOf.toString()}
      export default { fetch: async (request) =>
        new Response(await eventsOf(HTMLRewriter, await request.text())) }`,
  })
})
afterAll(() => workers.dispose())

it.each([
  '<ul><li id=a>A<li id=b>B</ul>after<li id=z>Z',
  '<div><p id=p>one<div>two</div></p>three</div><span>tail',
  '<div id=a><span id=b>x</div>y</span>z',
  '<table><tr id=r><td>1<td>2<tr id=v><td>3</table>',
  '<p>a<br>b<img id="&amp;x"/>c<div id=d/>e</div>',
  '<svg><path id=p /><g><title>a<b>c</b></title></g></svg><title>a<b>c</b></title>d',
  '<script>"<p>"</script><style>a<b></style><textarea><p></textarea><noscript><p>x</noscript>',
  '<div ID=Up>T&uuml;rk&ccedil;e &amp; <!-- none --> caf\u00e9</div>',
])('[B02] the stand-in reads as Workers do: %s', async (html) => {
  const answer = await workers.dispatchFetch('http://worker/', { method: 'POST', body: html })
  expect(await eventsOf(NodeHtmlRewriter, html)).toBe(await answer.text())
})
