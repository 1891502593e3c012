import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * React's string renderer, for cached fragments (decision 016). It has a state of its own, so a fragment may render
 * during a page; functions/local/patches/react-stream.ts picks its file and lets it read the page's contexts. Null in dev.
 */
export const renderMarkup = import.meta.env.PROD
  ? (element: ReactElement): string => renderToStaticMarkup(element)
  : null
