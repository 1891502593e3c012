import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'

/** The data of the page that a dialog shows; undefined until it has loaded. */
export function usePanelData<T>(href: string) {
  const { load, data } = useFetcher<T>()
  useEffect(() => load(href), [load, href])
  return data
}
