import { z } from 'zod'
import { readCards } from '~/backend/catalogue/product-card'
import { bodyOf, type CallContext, callBackend, isCallMissing } from '~/backend/http/call'
import { html, list, text } from '~/backend/http/fields'
import { cleanHtml, hasContent } from './html/clean-html'
import type { Panel } from './site-model'

/** A sub-folder page; `further` are the path parts after its name, GET_P1 and GET_P2 of the theme. */
export type PanelAddress = { page: string; block: string; name: string; further: string[] }

const shape = z.object({
  DATA: z.object({
    TITLE: text,
    CONTENT: html,
    PRODUCTS: list.optional().catch(undefined),
  }),
})

/** Null when there is nothing to show. */
export function readPanel(body: unknown, currency: string): Panel | null {
  if (typeof body === 'string') {
    const html = cleanHtml(body)
    return hasContent(html) ? { kind: 'html', title: '', html } : null
  }
  const parsed = shape.safeParse(body)
  if (!parsed.success) return null
  const { TITLE: title, CONTENT, PRODUCTS } = parsed.data.DATA
  if (PRODUCTS) return { kind: 'products', title, products: readCards(PRODUCTS, currency) }
  return CONTENT ? { kind: 'html', title, html: cleanHtml(CONTENT) } : null
}

/** A sub-folder page; null when the backend has none. It may be personal, so it is never cached. */
export async function panelOf(
  context: CallContext,
  address: PanelAddress,
  query: Record<string, string>,
): Promise<Panel | null> {
  const { page, block, name, further } = address
  const call = { key: 'SUB_FOLDER' as const, parts: [page, block, name, ...further], query }
  const wire = await callBackend(call, 'personal', context)
  return wire.status === 404 || isCallMissing(wire)
    ? null
    : readPanel(bodyOf('SUB_FOLDER', wire), context.rules.currency)
}
