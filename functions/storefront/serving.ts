import type { ServerBuild } from '@remix-run/cloudflare'
import type { Settings } from './settings'
import type { Arrival } from './visit'

export type Context = { waitUntil: (work: Promise<unknown>) => void }

/** All that serving one request needs. */
export type Serving = {
  request: Request
  /** Without the parameters that no page knows. */
  url: URL
  arrival: Arrival
  build: ServerBuild
  settings: Settings
  waitUntil: Context['waitUntil']
  /** Milliseconds since 1970. */
  started: number
}
