import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { PageElement } from './page-elements'

declare const pageElements: PageElement

const render = (node: string | PageElement): ReactNode => {
  if (typeof node === 'string') return node
  const [tag, props, ...children] = node
  return createElement(tag, props, ...children.map(render))
}

/** Streams one page by React only; `hostReact` puts the page's elements before this code. */
export default {
  async fetch(): Promise<Response> {
    const body = await renderToReadableStream(render(pageElements))
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  },
}
