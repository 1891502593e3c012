import type { ServerBuild } from '@remix-run/cloudflare'
import { withSafeHeaders } from './headers'
import { lastPage } from './last-page'
import { emptyLine, writeLog } from './log'
import { newRequestId } from './request-id'
import { serve } from './serve'
import type { Context } from './serving'
import { type Env, readSettings, type Settings } from './settings'

const settingsOf = new WeakMap<Env, Promise<Settings>>()

function knownSettings(env: Env): Promise<Settings> {
  let settings = settingsOf.get(env)
  if (!settings) {
    settings = readSettings(env)
    settingsOf.set(env, settings)
  }
  return settings
}

/**
 * Serves one request. Never throws; what goes wrong beyond a page's own error page, a wrong setting above all, ends
 * in the last page, with an id.
 */
export async function handle(
  request: Request,
  env: Env,
  ctx: Context,
  build: ServerBuild,
): Promise<Response> {
  const started = Date.now()
  try {
    return await serve(request, env, ctx, build, await knownSettings(env), started)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    settingsOf.delete(env)
    const id = newRequestId()
    writeLog({
      ...emptyLine(id, request.method, 503),
      ms: Date.now() - started,
      event: 'not_served',
      error: message,
    })
    // A setting's name begins the sentence about it; nothing else of an error is for the visitor.
    const { body, headers } = lastPage(503, id, /^[A-Z_]+ /.test(message) ? message : '')
    withSafeHeaders(headers, id)
    return new Response(request.method === 'HEAD' ? null : body, { status: 503, headers })
  }
}
