import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, createBrotliCompress } from 'node:zlib'

const isText = ({ headers }: IncomingMessage) =>
  /text|javascript|json|svg/.test(headers['content-type'] ?? '') && !headers['content-encoding']

/** Streamed pages must not wait for the compressor to fill. */
const settings = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': _length, ...headers } = answer.headers
  if (!isText(answer)) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    return
  }
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
  answer.pipe(createBrotliCompress(settings)).pipe(response)
}

/** A server before a local shop that compresses its answers, as the network before a deployed Worker does. */
export async function openCompressed(origin: string) {
  const { hostname, port } = new URL(origin)
  const server = createServer((incoming, response) => {
    const { method, headers, url: path } = incoming
    const passed = request({ hostname, port, path, method, headers }, (answer) =>
      passBack(answer, response),
    )
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
