import { comparePath } from './compare-path'
import { Symbols } from './symbols'

const shapes = {
  compare: <path d={comparePath} />,
  minus: <path d="M6 12h12" />,
  plus: <path d="M6 12h12M12 6v12" />,
  van: <path d="M3 6h11v10H3zM14 10h4l3 3v3h-7M9 17a2 2 0 1 1-4 0M19 17a2 2 0 1 1-4 0" />,
} as const

export type ProductIconName = keyof typeof shapes

/** Icons of a product's page, and of a list whose products are being chosen; other lists have no bytes to spare for them. */
export default function ProductIcons() {
  return <Symbols shapes={shapes} />
}
