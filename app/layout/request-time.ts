/**
 * When this document was requested, in ms since 1970; 0 when restored from history with an old cart. `performance` does
 * not count while a computer sleeps: it tells how long ago, not when.
 */
export function requestedAt(): number {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward' && !opened.transferSize) return 0
  return Date.now() - performance.now() + (opened?.requestStart ?? 0)
}
