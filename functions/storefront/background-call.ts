import type { CallContext, Identity } from '../../app/shop/call'
import type { CallNote } from '../../app/shop/transport'
import type { Settings } from './settings'

type Asking = {
  settings: Settings
  language: string
  /** Names the call in the backend's log; no request of a page stands behind it. */
  requestId: string
  identity: Pick<Identity, 'bearer' | 'cookies'>
  note: (line: CallNote) => void
}

/** What a call needs that the Worker makes for itself, before or after a page. */
export function backgroundContext(asking: Asking): CallContext {
  const { settings, language, requestId, identity, note } = asking
  return {
    origin: settings.shopOrigin,
    guestToken: settings.guestToken,
    requestId,
    address: '',
    formKey: '',
    rules: {
      language,
      currency: settings.defaultCurrency,
      prefix: '',
      prefixKeys: null,
      group: 0,
      exportMode: false,
      searching: false,
    },
    identity: { ...identity, forget: () => {}, visitorId: '', currency: undefined },
    transport: { fetch: settings.shopFetch, note },
  }
}
