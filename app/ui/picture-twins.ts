import { createContext } from 'react'

/** Formats that exist beside every `.webp` picture under the same name; the frame gives the shop's. */
export const PictureTwins = createContext<string[]>([])
