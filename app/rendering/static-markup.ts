import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React's string renderer for cached fragments, picked by functions/local/patches/react-stream.ts. Null in dev. */
export const renderMarkup = import.meta.env.PROD
  ? (element: ReactElement): string => renderToStaticMarkup(element)
  : null
