import { z } from 'zod'
import { bodyOf, type CallContext, callShop } from './call'
import { cleanHtml } from './clean-html'
import { readCards } from './product-card'
import type { Panel } from './site-model'
import { text } from './wire'

/** Where a sub-folder page is; `further` are the path parts behind its name, GET_P1 and GET_P2 of the theme. */
export type PanelAddress = { page: string; block: string; name: string; further: string[] }

const shape = z.object({
  DATA: z.object({
    TITLE: text,
    CONTENT: text,
    PRODUCTS: z.array(z.unknown()).optional().catch(undefined),
  }),
})

/** Reads a sub-folder's answer; null when it holds nothing that can be shown. */
export function readPanel(body: unknown, currency: string): Panel | null {
  if (typeof body === 'string') {
    const html = cleanHtml(body)
    return html.trim() === '' ? null : { kind: 'html', title: '', html }
  }
  const parsed = shape.safeParse(body)
  if (!parsed.success) return null
  const { TITLE: title, CONTENT, PRODUCTS } = parsed.data.DATA
  if (PRODUCTS) return { kind: 'products', title, products: readCards(PRODUCTS, currency) }
  return CONTENT ? { kind: 'html', title, html: cleanHtml(CONTENT) } : null
}

/**
 * A sub-folder page by page id, block parent id and name; null when the backend knows none. It may
 * be the visitor's own, so it is never kept.
 */
export async function panelOf(
  context: CallContext,
  address: PanelAddress,
  query: Record<string, string>,
): Promise<Panel | null> {
  const { page, block, name, further } = address
  const call = { key: 'SUB_FOLDER' as const, parts: [page, block, name, ...further], query }
  const wire = await callShop(call, 'personal', context)
  return wire.status === 404 ? null : readPanel(bodyOf('SUB_FOLDER', wire), context.rules.currency)
}
