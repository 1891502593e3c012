import { createContext } from 'react'
import type { Visit } from './visit'

/**
 * What a document shows of its visit, on the server alone: an error page needs its nonce and its id even where no
 * loader has run (a method that no page takes). In the browser it is null; the root's data says the same there.
 */
export const ServerShown = createContext<Visit['shown'] | null>(null)
