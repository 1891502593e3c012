/**
 * How a call to the backend failed. `shape` is an answer that breaks the contract, `argument` our own mistake; `past` was
 * never sent, because its form is too old.
 */
export type ShopErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'size'
  | 'shape'
  | 'argument'
  | 'past'

/** The only error that the wall throws; expected answers (a status of 0, an unknown link) are returned. */
export class ShopError extends Error {
  constructor(
    readonly kind: ShopErrorKind,
    /** Endpoint key, e.g. `CART_ADD`; never the address, which may carry what a shopper typed. */
    readonly endpoint: string,
    message: string,
    readonly status = 0,
  ) {
    super(message)
    this.name = 'ShopError'
  }
}
