import { readEntry, readIds, storageKeys, writeEntry } from '~/favourites/list/saved-lists'
import {
  changesOf,
  heartsCookie,
  heartsOf,
  heartsSeconds,
  type PendingHearts,
  readHearts,
  writeHearts,
} from '~/favourites/pending-hearts'

const cookiePattern = new RegExp(`(?:^|; )${heartsCookie}=([^;]*)`)

/** The shop's list, and the hearts that it has not confirmed, which a cookie keeps for the next document. */
export class HeartMemory {
  #server: Set<string>
  /** Hearts of this page; a late answer to the page before may have taken them out of the cookie. */
  #own: PendingHearts = new Map()

  constructor(now: number) {
    // Without a recent list from the shop, the stored one is ignored.
    this.#server = this.isKnown(now) ? readIds(storageKeys.server, now) : new Set()
  }

  /** Whether the shop's list is stored: it is cleared when the membership ends in any tab. */
  isKnown(now: number): boolean {
    return readEntry(storageKeys.fetched, now) !== null
  }

  #pending(): PendingHearts {
    return new Map([...readHearts(cookiePattern.exec(document.cookie)?.[1]), ...this.#own])
  }

  /** Hearts to send, as `fav` values: `12` adds, `-12` removes. */
  pending(): string[] {
    return changesOf(this.#pending())
  }

  /** The favourites as the shopper has left them. */
  displayed(): Set<string> {
    const ids = new Set(this.#server)
    for (const [id, isFavourite] of this.#pending()) isFavourite ? ids.add(id) : ids.delete(id)
    return ids
  }

  /** Whether a pending heart is to be set; undefined when it is not pending. */
  get(id: string): boolean | undefined {
    return this.#pending().get(id)
  }

  /** @param isFavourite undefined for a heart that is no longer pending */
  set(id: string, isFavourite: boolean | undefined, now: number): void {
    const pending = this.#pending()
    for (const hearts of [this.#own, pending]) {
      hearts.delete(id)
      if (isFavourite !== undefined) hearts.set(id, isFavourite)
    }
    this.#store(pending, now)
  }

  /** Takes over what another page has stored; of a heart that both have changed, the other's state is the later. */
  takeOver(now: number): void {
    const displayed = readIds(storageKeys.displayed, now)
    for (const [id, isFavourite] of this.#own)
      if (displayed.has(id) !== isFavourite) this.#own.delete(id)
    this.#server = readIds(storageKeys.server, now)
  }

  /** Takes over the shop's list; pending hearts stay even where they match it, because it may be older. */
  fetched(ids: string[], now: number): void {
    this.#server = new Set(ids)
    writeEntry(storageKeys.fetched, now, now)
    this.#store(this.#pending(), now)
  }

  /** Records that the shop has answered changes; failed ones revert. Hearts that were changed since still wait. */
  settled(changes: string[], failed: string[], now: number): void {
    const pending = this.#pending()
    for (const [id, isFavourite] of heartsOf(changes)) {
      if (this.#own.get(id) === isFavourite) this.#own.delete(id)
      if (pending.get(id) === isFavourite) pending.delete(id)
      if (failed.includes(id)) continue
      isFavourite ? this.#server.add(id) : this.#server.delete(id)
    }
    this.#store(pending, now)
  }

  /** Forgets hearts of this page that a form has changed, or all; the shop's list decides about them. */
  forget(ids: Iterable<string> = [...this.#own.keys()]): void {
    for (const id of ids) this.#own.delete(id)
  }

  /** Forgets all. @returns hearts set on this page and never confirmed; none after signing out, which stores them */
  end(now: number): string[] {
    const own = this.isKnown(now) ? [...this.#own] : []
    const added = own.filter(([, isFavourite]) => isFavourite).map(([id]) => id)
    this.#own.clear()
    this.#server.clear()
    return added
  }

  /** Takes over a guest's list; no other key names them. */
  ofGuest(ids: string[], now: number): void {
    this.#server = new Set(ids)
    if (ids.length > 0) writeEntry(storageKeys.displayed, ids, now)
  }

  #store(pending: PendingHearts, now: number): void {
    const value = writeHearts(pending)
    const seconds = value ? heartsSeconds : 0
    // biome-ignore lint/suspicious/noDocumentCookie: written before the page is left, which the Cookie Store does not promise
    document.cookie = `${heartsCookie}=${value};path=/;max-age=${seconds};samesite=lax;secure`
    writeEntry(storageKeys.displayed, [...this.displayed()], now)
    writeEntry(storageKeys.server, [...this.#server], now)
  }
}
