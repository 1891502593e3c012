/** `shape`: the answer breaks the contract; `argument`: our own mistake; `past`: not sent, its form is too old. */
export type BackendErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'size'
  | 'shape'
  | 'argument'
  | 'past'

/** The only error of the backend client; expected answers (status 0, unknown link) are returned. */
export class BackendError extends Error {
  constructor(
    readonly kind: BackendErrorKind,
    /** Endpoint key, e.g. `CART_ADD`; never the URL, which may hold personal data. */
    readonly endpoint: string,
    message: string,
    readonly status = 0,
  ) {
    super(message)
    this.name = 'BackendError'
  }
}
