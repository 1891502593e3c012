import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Env } from './env'

/** What every call of the shop sees: Hono's context with the shop's bindings. */
export type ShopEnv = { Bindings: Env }
export type Call = Context<ShopEnv>

/** An empty router for one service area; worker.ts puts the areas together. */
export function newArea(): Hono<ShopEnv> {
  return new Hono<ShopEnv>()
}
