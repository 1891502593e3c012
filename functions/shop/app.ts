import type { Context } from 'hono'
import { Hono } from 'hono'
import type { TokenRow } from './auth/token-queries'
import type { Env } from './env'

/** The context of every call: Hono's context with the shop's bindings, and the member's token if any. */
export type ShopEnv = { Bindings: Env; Variables: { memberToken?: TokenRow } }
export type Call = Context<ShopEnv>

/** The member of the call's bearer; 0 for a guest. */
export function memberIdOf(call: Call): number {
  return call.get('memberToken')?.member_id ?? 0
}

/** An empty router for one service area; worker.ts combines the areas. */
export function newArea(): Hono<ShopEnv> {
  return new Hono<ShopEnv>()
}
