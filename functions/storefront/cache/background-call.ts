import type { CallContext, Identity } from '../../../app/backend/http/call'
import type { CallNote } from '../../../app/backend/http/transport'
import type { Settings } from '../settings'

type BackgroundCall = {
  settings: Settings
  language: string
  /** Identifies the call in the backend's log; it belongs to no page request. */
  requestId: string
  identity: Pick<Identity, 'bearer' | 'cookies'>
  note: (line: CallNote) => void
  noteLeftOut?: (names: string[]) => void
}

/** The context of a backend call that the Worker makes on its own, before or after a page. */
export function backgroundContext(call: BackgroundCall): CallContext {
  const { settings, language, requestId, identity, note, noteLeftOut } = call
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
    transport: {
      fetch: settings.shopFetch,
      readDeadline: settings.readDeadline,
      started: Date.now(),
      note,
      ...(noteLeftOut ? { noteLeftOut } : {}),
    },
  }
}
