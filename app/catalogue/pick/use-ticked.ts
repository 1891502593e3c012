import { useTypedNotice } from '~/rendering/use-typed-notice'

/** Ticks to restore when a document reports a refused multi-add; with script they are still there. */
export function useTicked(): string[] {
  const notice = useTypedNotice('productId[]')
  if (!import.meta.env.SSR) return []
  return notice?.typed?.['productId[]']?.split(',') ?? []
}
