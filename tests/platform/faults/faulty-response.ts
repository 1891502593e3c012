import type { FaultKind, FaultTimes } from './faults'

const page = '<!doctype html><html lang="tr"><title>Bakım</title><h1>Bakımdayız</h1></html>'

/** Any value with every type exchanged for another one. */
export function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value))
    return Object.fromEntries(value.map((one, at) => [String(at), wrongTypes(one)]))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrongTypes(one)]))
  if (typeof value === 'number') return 'abc'
  if (typeof value === 'string') return 7
  if (typeof value === 'boolean') return []
  return 'null'
}

const bodyless = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers })

const htmlPage = (status: number): Response =>
  new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/** JSON with the cookies of the true answer, which a broken body does not take away. */
function jsonLike({ headers }: Response, body: string): Response {
  const answer = new Response(body, { headers: jsonType })
  for (const line of headers.getSetCookie()) answer.headers.append('set-cookie', line)
  return answer
}

async function retyped(response: Response): Promise<Response> {
  const text = await response.text()
  try {
    return jsonLike(response, JSON.stringify(wrongTypes(JSON.parse(text))))
  } catch {
    return jsonLike(response, JSON.stringify({ 0: 'abc' }))
  }
}

async function cut(response: Response): Promise<Response> {
  const text = (await response.text()) || '{"status":1}'
  return jsonLike(response, text.slice(0, Math.ceil(text.length / 2)))
}

/** One byte per interval, until the client closes. */
async function dripping(response: Response, everyMs: number): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let at = 0
  let timer: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) => {
        timer = setTimeout(() => {
          if (at < bytes.length) controller.enqueue(bytes.slice(at, ++at))
          else controller.close()
          resolve()
        }, everyMs)
      }),
    cancel: () => clearTimeout(timer),
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/**
 * What a faulty platform answers instead of `answer()`. `reset` is not here: it needs the socket.
 * @param url of the request, which a redirect loop leads back to
 */
export async function faultyResponse(
  kind: Exclude<FaultKind, 'reset'>,
  answer: () => Promise<Response>,
  url: URL,
  times: FaultTimes,
): Promise<Response> {
  const answers: Record<typeof kind, () => Response | Promise<Response>> = {
    html: () => htmlPage(200),
    error: () => htmlPage(500),
    empty: () => new Response('', { headers: jsonType }),
    truncated: async () => cut(await answer()),
    'wrong-types': async () => retyped(await answer()),
    hang: async () => {
      await wait(times.hangMs)
      return answer()
    },
    drip: async () => dripping(await answer(), times.dripMs),
    'too-many': () => bodyless(429, { 'retry-after': '7' }),
    'redirect-loop': () => bodyless(302, { location: `${url.pathname}${url.search}` }),
  }
  return answers[kind]()
}
