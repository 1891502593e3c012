import { renderToReadableStream } from 'react-dom/server'
import { ReactPage } from './react-page'

/** Streams one page with React only; `hostReact` bundles it twice, with and without joined chunks. */
export default {
  async fetch(): Promise<Response> {
    const body = await renderToReadableStream(<ReactPage />)
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  },
}
