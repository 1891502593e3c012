import { Hono } from 'hono'
import { asCurrency, asLanguage } from '../data/languages'
import { passesCode } from '../members/captcha'
import { isSectionSeven, type Platform } from '../platform'
import type { Call, Handler, Route } from './call'
import { Fields } from './fields'
import type { ReceivedRequest } from './received-request'
import { action, html, json, redirect, refusal } from './reply'
import { cookieLines, type Session } from './session'

type Bindings = { received: ReceivedRequest }

const trimmed = (path: string): string => path.replace(/\/+$/, '')

/** Which calls of the contract's index a path belongs to. */
export function numbersIn(routes: Route[]): (method: string, path: string) => number[] {
  return (method, path) => {
    const found = routes
      .filter(({ at, methods }) => isAt(path, at) && methods.some((one) => one === method))
      .sort((a, b) => b.at.length - a.at.length)
    return found.filter(({ at }) => at === found[0]?.at).flatMap(({ no }) => no ?? [])
  }
}

const isAt = (path: string, at: string): boolean =>
  trimmed(path) === at || path.startsWith(`${at}/`)

/** Calls whose answers are in the session's currency: the specification names no other for them. */
const ofSession = /^\/srv\/service\/(?:product\/|catalog\/|product-detail\/variant)/

function toCall(platform: Platform, request: Request, received: ReceivedRequest): Call {
  const found = platform.sessions.find(request.headers.get('cookie') ?? '')
  const session = found ?? platform.sessions.open()
  const query = new Fields([...new URL(request.url).searchParams])
  const namesCurrency = !(isSectionSeven(platform) && ofSession.test(received.path))
  return {
    platform,
    session,
    method: received.method,
    path: received.path,
    parts: [],
    query,
    form: new Fields(received.fields),
    json: received.json,
    headers: request.headers,
    language: asLanguage(query.get('language')) ?? session.language,
    currency: (namesCurrency && asCurrency(query.get('currency'))) || session.currency,
  }
}

const cookiesBefore = (header: string | null, session: Session): boolean =>
  (header ?? '').includes(session.id)

async function answered(call: Call, handler: Handler): Promise<Response> {
  const response = await handler(call)
  const fresh = new Response(response.body, response)
  // A visitor without a session gets one, and a renewed session its new cookies.
  if (!cookiesBefore(call.headers.get('cookie'), call.session))
    for (const line of cookieLines(call.session)) fresh.headers.append('set-cookie', line)
  return fresh
}

/** A shop's settings may ask for the security code at any change. */
const guarded =
  (handler: Handler): Handler =>
  (call) => {
    const { method, path, platform } = call
    const isGuarded = method !== 'GET' && platform.settings.codeAt.some((at) => isAt(path, at))
    if (!isGuarded || passesCode(call)) return handler(call)
    const fault = { key: 'security_code', statusText: 'Güvenlik kodunu yazın' }
    return path.startsWith('/api/v1/')
      ? refusal('Formda hata var', [fault])
      : action(0, fault.statusText, { key: fault.key })
  }

/** The same in JSON that names the call and the time, in one of two envelopes. */
function notFoundByName({ path, method }: Call): Response {
  const message = `No route found for "${method} ${path}" (${new Date().toISOString()})`
  const envelope = path.startsWith('/api/')
    ? { status: false, message, data: [] }
    : { status: 404, statusText: message }
  return Response.json(envelope, { status: 404 })
}

/** What a shop says to a call that it does not have. */
function notFound(call: Call): Response {
  const { missingCallAnswer, redirectTarget } = call.platform.settings
  if (missingCallAnswer === 'json-path') return notFoundByName(call)
  if (missingCallAnswer === 'refusal') return json({ status: '0', message: 'Fonksiyon bulunamadı' })
  if (missingCallAnswer === 'json')
    return Response.json({ status: false, message: 'Not Found' }, { status: 404 })
  if (missingCallAnswer === 'redirect') return redirect(redirectTarget)
  const page = '<!doctype html><html lang="tr"><title>404</title><h1>Sayfa bulunamadı</h1></html>'
  return html(page, missingCallAnswer === 'page' ? 200 : Number(missingCallAnswer))
}

/**
 * The platform as a web application.
 * @param pages answers everything that is no call: pages, pictures and unknown paths
 */
export function makeApp(
  platform: Platform,
  routes: Route[],
  pages: Handler,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false })
  const sorted = [...routes].sort((a, b) => b.at.length - a.at.length)
  for (const { at, methods, no, answer } of sorted)
    for (const path of [at, `${at}/*`])
      app.on(methods, path, (c) => {
        const call = toCall(platform, c.req.raw, c.env.received)
        const rest = call.path.slice(at.length).split('/').filter(Boolean)
        const isMissing =
          no?.some((one) => platform.missingCalls.has(one)) ?? isSectionSeven(platform)
        return answered({ ...call, parts: rest }, isMissing ? notFound : guarded(answer))
      })
  app.all('*', (c) => {
    const call = toCall(platform, c.req.raw, c.env.received)
    const isCall = /^\/(?:srv|api)\//.test(call.path)
    const isJson = isCall && platform.settings.missingCallAnswer.startsWith('json')
    return answered(call, isJson ? notFound : pages)
  })
  app.onError((error) => {
    console.error(error)
    return html('<!doctype html><title>500</title><h1>Sunucu hatası</h1>', 500)
  })
  return app
}
