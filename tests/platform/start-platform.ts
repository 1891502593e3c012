import { paymentTypes } from './checkout/amounts'
import { activations } from './data/activations'
import { type AccountKind, accounts } from './data/members'
import { type FaultKind, Faults, type FaultTarget, type FaultTimes } from './faults/faults'
import type { Member } from './members/member'
import { answerPage } from './pages/answer-page'
import { type Mode, newPlatform, type Platform, type ShopSettings } from './platform'
import { listen, listenForPictures } from './server/listen'
import { makeApp, numbersIn } from './server/make-app'
import type { ReceivedRequest } from './server/received-request'
import { routes } from './server/routes'

export type PlatformOptions = {
  mode: Mode
  /** 0, the default, is any free port. */
  port?: number
  /** How long the faults `hang` and `drip` take. */
  times?: Partial<FaultTimes>
  settings?: Partial<ShopSettings>
}

export type StartedPlatform = {
  origin: string
  /** The second origin, of pictures. */
  cdnOrigin: string
  /** Everything that was received, in its order. */
  requests: ReceivedRequest[]
  /** Sets a fault for a path prefix or a call's number, or removes it, in any mode. */
  fault: (target: FaultTarget, kind: FaultKind | null) => void
  clearFaults: () => void
  /** Whether a request is of a call, by its number or the start of its path. */
  isCall: (call: FaultTarget, request: Pick<ReceivedRequest, 'method' | 'path'>) => boolean
  /** The shop has all calls but these, by their numbers in the contract's index, until the next time. */
  setMissing: (...calls: number[]) => void
  setMode: (mode: Mode) => void
  setSettings: (settings: Partial<ShopSettings>) => void
  /** The accounts to sign in with. */
  accounts: Record<AccountKind, Member>
  /** Addresses with each kind of `activation`, for the storefront's home page. */
  activations: Record<string, string>
  /** The security codes that visitors were shown and have not used yet, the latest last. */
  securityCodes: () => string[]
  /** What the shop would have sent by mail and SMS. */
  outbox: Platform['outbox']
  /** The state itself, for what no call shows. */
  state: Platform
  close: () => Promise<void>
}

const usualSettings: ShopSettings = {
  afterAdd: 4,
  demandCode: false,
  codeAt: [],
  demandActivation: false,
  newsletterNames: false,
  newsletterDemands: [],
  negativeStock: false,
  pathPrefix: '',
  theme: 'mixed',
  hasOptionMarkup: true,
  pageSize: 12,
  missingCallAnswer: '404',
  redirectTarget: '/404',
  missingPages: [],
  payments: paymentTypes.map(({ id }) => id),
  bearerSeconds: 3600,
  holdsKeys: true,
  registerFields: [],
  representatives: [],
}

const withoutPrefix = (request: Request, prefix: string): Request => {
  const url = new URL(request.url)
  if (!prefix || !url.pathname.startsWith(`${prefix}/`)) return request
  url.pathname = url.pathname.slice(prefix.length)
  return new Request(url, { method: request.method, headers: request.headers })
}

/**
 * Starts a shop "Kekik & Çınar" behind the platform's calls, built from the contract alone and with a state of its own.
 * @throws when the port is taken
 */
export async function startPlatform(options: PlatformOptions): Promise<StartedPlatform> {
  const times = { hangMs: 30_000, dripMs: 1000, ...options.times }
  const faults = new Faults(times, numbersIn(routes))
  const state = newPlatform(options.mode, { ...usualSettings, ...options.settings }, faults)
  const app = makeApp(state, routes, answerPage)
  const pictures = await listenForPictures()
  const server = await listen(
    state,
    async (request, received) => {
      const { pathPrefix } = state.settings
      const plain = withoutPrefix(request, pathPrefix)
      const path = plain === request ? received.path : received.path.slice(pathPrefix.length)
      return app.fetch(plain, { received: { ...received, path } })
    },
    options.port ?? 0,
  )
  state.origin = `http://localhost:${server.port}`
  state.cdnOrigin = `http://localhost:${pictures.port}`
  return {
    origin: state.origin,
    cdnOrigin: state.cdnOrigin,
    requests: state.requests,
    fault: (target, kind) => faults.set(target, kind),
    clearFaults: () => faults.clear(),
    isCall: (call, request) => faults.isAt(call, request),
    setMissing: (...calls) => {
      state.missingCalls = new Set(calls)
    },
    setMode: (mode) => {
      state.mode = mode
    },
    setSettings: (settings) => {
      Object.assign(state.settings, settings)
    },
    accounts,
    activations,
    securityCodes: () => state.sessions.all.map(({ captcha }) => captcha).filter(Boolean),
    outbox: state.outbox,
    state,
    close: async () => {
      await Promise.all([server.close(), pictures.close()])
    },
  }
}
