import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { constants, createBrotliCompress } from 'node:zlib'

const isText = ({ headers }: IncomingMessage) =>
  /text|javascript|json|svg/.test(headers['content-type'] ?? '') && !headers['content-encoding']

/** Streamed pages must not wait for the compressor to fill. */
const settings = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
}

/** Headers that only a connection of HTTP/1.1 has. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

const without = (headers: NodeJS.Dict<string | string[]>, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

function passBack(answer: IncomingMessage, response: Http2ServerResponse): void {
  const headers = without(answer.headers, ofConnection)
  const status = answer.statusCode ?? 502
  if (!isText(answer)) {
    response.writeHead(status, headers)
    answer.pipe(response)
    return
  }
  response.writeHead(status, { ...without(headers, ['content-length']), 'content-encoding': 'br' })
  answer.pipe(createBrotliCompress(settings)).pipe(response)
}

/** The headers as the local shop reads them, which takes itself for the one that is visited. */
function headersFor(
  origin: string,
  headers: IncomingHttpHeaders,
): Record<string, string | string[]> {
  const named = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
  const asOwn = named.map(([name, value = '']) => [
    name,
    /^(?:origin|referer)$/.test(name) ? `${value}`.replace(/^https:\/\/[^/]+/, origin) : value,
  ])
  return { ...Object.fromEntries(asOwn), host: new URL(origin).host }
}

// A certificate of this server alone, which lets a browser speak HTTP/2 to it.
const pem = readFileSync(path.join('tests', 'budgets', 'localhost.pem'))

/** A server before a local shop that compresses its answers and sends any number at once, as the network before a deployed Worker does. */
export async function openCompressed(origin: string) {
  const { hostname, port } = new URL(origin)
  const answer = (incoming: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url } = incoming
    const headers = headersFor(origin, incoming.headers)
    const passed = request({ hostname, port, path: url, method, headers }, (answered) =>
      passBack(answered, response),
    )
    passed.on('error', () => response.stream.destroy())
    incoming.pipe(passed)
  }
  const server = createSecureServer({ key: pem, cert: pem }, answer)
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
