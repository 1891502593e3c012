const key = 'Currency'

/** Whether an entry has another currency than a document requested at `since`; one from the future is ignored. */
export function isOutdated(
  entry: string | null,
  currency: string,
  since: number,
  now: number,
): boolean {
  const [known, at] = entry?.split(' ') ?? []
  const writtenAt = Number(at)
  return known !== undefined && known !== currency && writtenAt > since && writtenAt <= now
}

/** The entry, which all tabs share; null when there is none or storage is forbidden. */
export function storedCurrency(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The cookie of the currency cannot be read by script. */
export function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(key, `${currency} ${Date.now()}`)
  } catch {
    // Without storage a page restored from history keeps its prices until it is left.
  }
}
