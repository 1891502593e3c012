import type { ServerBuild } from '@remix-run/cloudflare'
import type { ParsedRequest } from './request/parse-request'
import type { Settings } from './settings'

export type WorkerContext = { waitUntil: (work: Promise<unknown>) => void }

export type Serving = {
  request: Request
  /** The requested URL without the parameters that no page knows. */
  url: URL
  parsed: ParsedRequest
  build: ServerBuild
  settings: Settings
  waitUntil: WorkerContext['waitUntil']
  /** Milliseconds since 1970. */
  started: number
  /** Nobody waits for it: a stored document is rendered anew. */
  isRenewal?: true
}
