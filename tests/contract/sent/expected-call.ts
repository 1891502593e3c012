import type { PlatformShop } from '../../support/platform-shop'
import type { Visitor } from '../../support/visitor'

/** A call of the contract: what a visitor does, and what the shop must receive for it. */
export type ExpectedCall = {
  /** Number in the contract's index. */
  no: number
  /** Where it is the only one of two sources, or is sent only to a shop that takes orders. */
  only?: 'full' | 'section7'
  /** Its answer serves everybody, so that another visitor may have asked before. */
  isShared?: true
  /** Calls that the shop lacks, by their numbers in the contract's index. */
  missing?: number[]
  /** How often a change is sent: once, unless the same is done more often. */
  times?: number
  as?: 'guest' | 'buyer' | 'member'
  act: (visitor: Visitor, shop: PlatformShop) => Promise<unknown>
  /** Method and path. */
  sent: RegExp
  query?: Record<string, unknown>
  form?: Record<string, unknown>
  json?: unknown
}
