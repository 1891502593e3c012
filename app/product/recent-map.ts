/** A map that holds so many entries; the one not used longest falls out. */
export class RecentMap<T> {
  readonly #held = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#held.size
  }

  get(key: string): T | undefined {
    const value = this.#held.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#held.delete(key)
    this.#held.set(key, value)
    const [oldest] = this.#held.keys()
    if (this.#held.size > this.#most && oldest !== undefined) this.#held.delete(oldest)
  }
}
