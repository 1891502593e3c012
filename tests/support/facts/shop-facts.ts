import { backend } from './backend'
import type { Account, ShopFacts } from './facts'
import { platformFacts } from './platform'
import { referenceFacts } from './reference'

export const shop: ShopFacts = backend === 'reference' ? referenceFacts : platformFacts

/** An account of the shop by kind. */
export const account = (kind: Account['kind']): Account => shop.accounts[kind]
