import { useLocation, useNavigationType } from '@remix-run/react'
import { useState } from 'react'

/** Changes with every navigation, but not with a step to an anchor of the same page, which shows no other page. */
export function usePageKey(): string {
  const { key, pathname, search } = useLocation()
  const isStep = useNavigationType() === 'POP'
  const address = pathname + search
  const [page, setPage] = useState({ address, key })
  const isSame = page.address === address && (page.key === key || isStep)
  if (!isSame) setPage({ address, key })
  return isSame ? page.key : key
}
