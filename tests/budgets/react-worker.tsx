import { renderToReadableStream } from 'react-dom/server'
import { ReactPage } from './react-page'

/** Streams one page by React alone; bundled twice by `hostReact`, with and without joined chunks. */
export default {
  async fetch(): Promise<Response> {
    const body = await renderToReadableStream(<ReactPage />)
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  },
}
