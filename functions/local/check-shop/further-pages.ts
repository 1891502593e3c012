import type { Verdict } from './judge'

/** Another page of the kind that a check requests. */
export type FurtherPage = { path: string; isRead: boolean }

const maxNamed = 3

/**
 * The verdict on all pages that were looked at: readable while most are, with those by name that are not.
 * @param path of the page that the verdict is on
 */
export function withFurtherPages<Of extends Verdict>(
  verdict: Of,
  path: string,
  further: FurtherPage[],
): Of {
  const { result } = verdict
  if (result !== 'present' && result !== 'slow' && result !== 'missing') return verdict
  const isRead = result !== 'missing'
  const pages = [{ path, isRead }, ...further]
  const unread = pages.filter((page) => !page.isRead).map((page) => page.path)
  if (further.length === 0 || unread.length === 0) return verdict
  const isMost = unread.length * 2 > pages.length
  const names = unread.slice(0, maxNamed).join(', ') + (unread.length > maxNamed ? ', …' : '')
  return {
    ...verdict,
    result: isMost ? 'missing' : isRead ? result : 'present',
    details: `the storefront finds no product with a name and a price on ${unread.length} of ${pages.length} pages: ${names}`,
  }
}
