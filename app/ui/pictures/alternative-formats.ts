import { createContext } from 'react'

/** Formats that exist beside every `.webp` picture under the same name; provided by the frame. */
export const AlternativeFormats = createContext<string[]>([])
