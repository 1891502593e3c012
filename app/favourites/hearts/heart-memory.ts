import { forgetEntry, readEntry, readIds, storageKeys, writeEntry } from '~/favourites/saved-lists'

/** Changes sent while leaving a page have arrived after this time, in ms. */
const arrivalMs = 10_000

/**
 * The displayed favourites and the shop's list; the difference is pending. Stored in the browser, so that changes
 * outlive their page.
 */
export class HeartMemory {
  readonly displayed: Set<string>
  server: Set<string>

  constructor(now: number) {
    // Without a recent list from the shop, the stored ones are ignored.
    const isFetched = readEntry(storageKeys.fetched, now) !== null
    this.displayed = isFetched ? readIds(storageKeys.displayed, now) : new Set()
    this.server = isFetched ? readIds(storageKeys.server, now) : new Set()
  }

  /** Changes unknown to the shop, as `fav` values: `12` adds, `-12` removes. */
  pending(): string[] {
    const added = [...this.displayed].filter((id) => !this.server.has(id))
    const removed = [...this.server].filter((id) => !this.displayed.has(id))
    return [...added, ...removed.map((id) => `-${id}`)]
  }

  set(id: string, isFavourite: boolean, now: number): void {
    if (isFavourite) this.displayed.add(id)
    else this.displayed.delete(id)
    this.#store(now)
  }

  /**
   * Takes over the shop's list; pending changes stay. Changes sent a while ago, while leaving a page, have arrived, so
   * the shop's list decides about them.
   */
  fetched(ids: string[], now: number): void {
    const arrived = this.#arrived(now)
    const pending = this.pending().filter((change) => !arrived.includes(change))
    forgetEntry(storageKeys.left)
    this.server = new Set(ids)
    this.displayed.clear()
    for (const id of ids) this.displayed.add(id)
    for (const change of pending) this.#apply(this.displayed, change)
    writeEntry(storageKeys.fetched, now, now)
    this.#store(now)
  }

  /** Records changes sent while leaving the page; their answer is never seen. */
  left(changes: string[], now: number): void {
    writeEntry(storageKeys.left, { changes, at: now }, now)
  }

  #arrived(now: number): string[] {
    const left = readEntry(storageKeys.left, now) as { changes: string[]; at: number } | null
    return left && now - left.at >= arrivalMs ? left.changes : []
  }

  /** Records that the shop has taken changes; failed ones revert. */
  settled(changes: string[], failed: string[], now: number): void {
    const failedIds = new Set(failed)
    for (const change of changes) {
      const id = change.replace('-', '')
      if (failedIds.has(id)) this.#apply(this.displayed, change.startsWith('-') ? id : `-${id}`)
      else this.#apply(this.server, change)
    }
    this.#store(now)
  }

  #apply(ids: Set<string>, change: string): void {
    if (change.startsWith('-')) ids.delete(change.slice(1))
    else ids.add(change)
  }

  #store(now: number): void {
    writeEntry(storageKeys.displayed, [...this.displayed], now)
    writeEntry(storageKeys.server, [...this.server], now)
  }
}
