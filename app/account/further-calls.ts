import type { Backend } from '~/backend/backend'

/** Asks a shop without our own calls for what else it may lack: its account offers nothing that it has not got. */
export async function tryFurtherCalls(backend: Backend): Promise<void> {
  if (!backend.isKnownMissing('GLOBALS')) return
  await Promise.allSettled([
    backend.startTrial('WALLET_LIST') && backend.wallet.cards(),
    backend.startTrial('ADDRESSES') && backend.addresses.list(),
    backend.startTrial('NOTIFICATIONS') && backend.ledger.notifications(),
  ])
}
