import { html, raw } from 'hono/html'
import { errorAnswer, privateAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { panelData } from './panels'

export const content = newArea()

const answerPanel = async (call: Call): Promise<Response> => {
  const { page = '', block = '', name = '' } = call.req.param() as Record<string, string>
  const data = await panelData(call, `${page}/${block}/${name}`)
  if (!data) return errorAnswer(call, 404, 'Sayfa bulunamadı')
  if (call.req.header('Accept')?.includes('application/json'))
    return privateAnswer(call, { DATA: data })
  call.header('Cache-Control', 'no-store')
  const lines = rowsOf(data)
  return call.html(html`<section class="${name}">
<script type="application/json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>
<ul>${lines.map(({ url, text }) => html`<li>${url ? html`<a href="/${url}">${text}</a>` : text}</li>`)}</ul>
</section>`)
}
content.get('/srv/service/content-v5/sub-folder/:page/:block/:name', answerPanel)
content.get('/srv/service/content-v5/sub-folder/:page/:block/:name/:p1/:p2?', answerPanel)

/** The rows that a theme would list in a panel: products, stores or notifications by name. */
function rowsOf(data: Record<string, unknown>): { url: string; text: string }[] {
  const rows = [data.PRODUCTS, data.STORES, data.NOTIFICATIONS].find(Array.isArray) ?? []
  return (rows as Record<string, unknown>[]).map((row) => ({
    url: String(row.URL ?? ''),
    text: String(row.TITLE ?? row.Ad ?? ''),
  }))
}
