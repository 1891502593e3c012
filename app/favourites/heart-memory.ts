import { forgetEntry, readEntry, readIds, storageKeys, writeEntry } from './stored'

/** What is sent as a page is left has arrived after this time, in ms. */
const leftMs = 10_000

/**
 * What the hearts show and what the shop knows; what lies between the two is pending. Kept in the
 * browser's storage, so that a change outlives the page it was made on.
 */
export class HeartMemory {
  readonly shown: Set<string>
  server: Set<string>

  constructor(now: number) {
    // Lists that the shop never told, or longer ago than an entry lives, are nobody's.
    const isTold = readEntry(storageKeys.fetched, now) !== null
    this.shown = isTold ? readIds(storageKeys.shown, now) : new Set()
    this.server = isTold ? readIds(storageKeys.server, now) : new Set()
  }

  /** Changes that the shop does not know yet, as `fav` fields say them: `12` adds, `-12` takes out. */
  pending(): string[] {
    const added = [...this.shown].filter((id) => !this.server.has(id))
    const removed = [...this.server].filter((id) => !this.shown.has(id))
    return [...added, ...removed.map((id) => `-${id}`)]
  }

  set(id: string, kept: boolean, now: number): void {
    if (kept) this.shown.add(id)
    else this.shown.delete(id)
    this.#keep(now)
  }

  /**
   * Takes the shop's list; what was pending stays so. What was sent a while ago, as a page was left, has arrived, and is
   * the shop's to tell: it may have been changed elsewhere since.
   */
  fetched(ids: string[], now: number): void {
    const arrived = this.#arrived(now)
    const pending = this.pending().filter((change) => !arrived.includes(change))
    forgetEntry(storageKeys.left)
    this.server = new Set(ids)
    this.shown.clear()
    for (const id of ids) this.shown.add(id)
    for (const change of pending) this.#apply(this.shown, change)
    writeEntry(storageKeys.fetched, now, now)
    this.#keep(now)
  }

  /** These changes were sent as the page was left; nobody hears whether they arrive. */
  left(changes: string[], now: number): void {
    writeEntry(storageKeys.left, { changes, at: now }, now)
  }

  #arrived(now: number): string[] {
    const left = readEntry(storageKeys.left, now) as { changes: string[]; at: number } | null
    return left && now - left.at >= leftMs ? left.changes : []
  }

  /** The shop took these changes, but for the failed ones, which are as they were before. */
  settled(changes: string[], failed: string[], now: number): void {
    const lost = new Set(failed)
    for (const change of changes) {
      const id = change.replace('-', '')
      if (lost.has(id)) this.#apply(this.shown, change.startsWith('-') ? id : `-${id}`)
      else this.#apply(this.server, change)
    }
    this.#keep(now)
  }

  #apply(ids: Set<string>, change: string): void {
    if (change.startsWith('-')) ids.delete(change.slice(1))
    else ids.add(change)
  }

  #keep(now: number): void {
    writeEntry(storageKeys.shown, [...this.shown], now)
    writeEntry(storageKeys.server, [...this.server], now)
  }
}
