import { forgetEntry, readEntry, readIds, storageKeys, writeEntry } from '~/favourites/saved-lists'

/** Changes sent while a page was left; the shop's cookie repeats `batch` when they have arrived. */
type Sent = { batch: string; changes: string[] }

const opposite = (change: string) => (change.startsWith('-') ? change.slice(1) : `-${change}`)

/**
 * The displayed favourites and the shop's list; the difference is pending. Stored in the browser, so that changes
 * outlive their page.
 */
export class HeartMemory {
  readonly displayed: Set<string>
  server: Set<string>
  #sent: Sent | null

  constructor(now: number) {
    // Without a recent list from the shop, the stored ones are ignored.
    const isFetched = readEntry(storageKeys.fetched, now) !== null
    this.displayed = isFetched ? readIds(storageKeys.displayed, now) : new Set()
    this.server = isFetched ? readIds(storageKeys.server, now) : new Set()
    this.#sent = isFetched ? (readEntry(storageKeys.left, now) as Sent | null) : null
  }

  /**
   * Changes unknown to the shop, as `fav` values: `12` adds, `-12` removes. A heart that was changed back after it was
   * sent is one of them, although it looks like the last list from the shop.
   */
  pending(): string[] {
    const added = [...this.displayed].filter((id) => !this.server.has(id))
    const removed = [...this.server].filter((id) => !this.displayed.has(id))
    const sent = this.#sent?.changes ?? []
    const changedBack = sent.map(opposite).filter((change) => this.#isDisplayed(change))
    return [...new Set([...added, ...removed.map((id) => `-${id}`), ...changedBack])]
  }

  #isDisplayed(change: string): boolean {
    return change.startsWith('-')
      ? !this.displayed.has(change.slice(1))
      : this.displayed.has(change)
  }

  set(id: string, isFavourite: boolean, now: number): void {
    if (isFavourite) this.displayed.add(id)
    else this.displayed.delete(id)
    this.#store(now)
  }

  /**
   * Takes over the shop's list; pending changes stay. About changes that arrived the shop's list decides, since they may
   * have been undone elsewhere.
   * @param batch of the changes that arrived last; null for none
   */
  fetched(ids: string[], batch: string | null, now: number): void {
    const arrived = this.#sent?.batch === batch ? (this.#sent?.changes ?? []) : []
    const pending = this.pending().filter((change) => !arrived.includes(change))
    if (arrived.length > 0) this.#forgetSent()
    this.server = new Set(ids)
    this.displayed.clear()
    for (const id of ids) this.displayed.add(id)
    for (const change of pending) this.#apply(this.displayed, change)
    writeEntry(storageKeys.fetched, now, now)
    this.#store(now)
  }

  /** Records changes sent while the page is left; nobody sees their answer. */
  left(sent: Sent, now: number): void {
    this.#sent = sent
    writeEntry(storageKeys.left, sent, now)
  }

  #forgetSent(): void {
    this.#sent = null
    forgetEntry(storageKeys.left)
  }

  /** Records that the shop has taken changes; failed ones revert. */
  settled(changes: string[], failed: string[], now: number): void {
    // They hold everything that was sent before, or its opposite.
    this.#forgetSent()
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
