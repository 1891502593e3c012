import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { faultyResponse } from '../faults/faulty-response'
import { pictureAt } from '../pictures/picture-paths'
import type { Platform } from '../platform'
import { readRequest } from './read-request'
import type { ReceivedRequest } from './received-request'

type Answer = (request: Request, received: ReceivedRequest) => Promise<Response>

/** Records a request, and answers it with the fault that is set for it or as the platform does. */
async function respond(
  platform: Platform,
  request: Request,
  answer: Answer,
  outgoing: ServerResponse,
): Promise<Response> {
  const received = await readRequest(request)
  platform.requests.push(received)
  const kind = platform.faults.kindFor(received)
  if (kind === 'reset') {
    outgoing.socket?.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const usual = () => answer(request, received)
  const response = kind
    ? await faultyResponse(kind, usual, new URL(request.url), platform.faults.times)
    : await usual()
  received.status = response.status
  return response
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () =>
      resolve((server.address() as AddressInfo).port),
    )
  })

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

export type Listening = { port: number; close: () => Promise<void> }

/** Serves the platform at a port, 0 for any free one. */
export async function listen(platform: Platform, answer: Answer, port: number): Promise<Listening> {
  const listener = getRequestListener(
    (request, env) => respond(platform, request, answer, env.outgoing as ServerResponse),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  return { port: await listening(server, port), close: () => closed(server) }
}

/** The second origin, which serves nothing but pictures. */
export async function listenForPictures(): Promise<Listening> {
  const listener = getRequestListener(
    (request) => pictureAt(new URL(request.url).pathname) ?? new Response('', { status: 404 }),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  return { port: await listening(server, 0), close: () => closed(server) }
}
