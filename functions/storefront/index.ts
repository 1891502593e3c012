import * as build from 'virtual:remix/server-build'
import type { ServerBuild } from '@remix-run/cloudflare'
import { handle } from './handle'
import type { Env } from './settings'

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    return handle(request, env, ctx, build as ServerBuild)
  },
}
