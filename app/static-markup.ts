import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * React's string renderer, for parts that are kept as markup (decision 016). It stands beside the streaming one with a
 * state of its own, so a part may be drawn while a page is; functions/local/react-stream.ts picks its file and lets it read
 * the page's contexts. Null in dev, where that is not done and parts change under the developer's hands.
 */
export const drawMarkup = import.meta.env.PROD
  ? (element: ReactElement): string => renderToStaticMarkup(element)
  : null
