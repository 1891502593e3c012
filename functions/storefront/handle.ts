import type { ServerBuild } from '@remix-run/cloudflare'
import { setShopOrigins } from '../../app/backend/http/shop-origins'
import { fallbackPage } from './answer/fallback-page'
import { withSafeHeaders } from './answer/headers'
import { emptyLine, writeLog } from './answer/log'
import { newRequestId } from './request/request-id'
import { serve } from './serve'
import type { WorkerContext } from './serving'
import { type Env, readSettings, type Settings } from './settings'

const settingsOf = new WeakMap<Env, Promise<Settings>>()

async function startedSettings(env: Env): Promise<Settings> {
  const settings = await readSettings(env)
  setShopOrigins(settings.origins)
  return settings
}

function cachedSettings(env: Env): Promise<Settings> {
  let settings = settingsOf.get(env)
  if (!settings) {
    settings = startedSettings(env)
    settingsOf.set(env, settings)
  }
  return settings
}

/** Never throws: an error outside a page, above all a wrong setting, answers the fallback page with a request id. */
export async function handle(
  request: Request,
  env: Env,
  ctx: WorkerContext,
  build: ServerBuild,
): Promise<Response> {
  const started = Date.now()
  try {
    return await serve(request, { env, ctx, build, settings: await cachedSettings(env), started })
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
    // Messages about settings begin with the setting's name; no other error detail may reach the visitor.
    const { body, headers } = fallbackPage(503, id, /^[A-Z_]+ /.test(message) ? message : '')
    withSafeHeaders(headers, id)
    return new Response(request.method === 'HEAD' ? null : body, { status: 503, headers })
  }
}
