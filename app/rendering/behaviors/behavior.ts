import type { Locale } from '~/i18n/use-locale'
import type { ActionResult } from '~/session/response-data'

export type PageTools = {
  /** Texts, money, numbers and URLs in the page's current language. */
  locale: Locale
  /** Applies an action's answer: notices, the header's cart, a dialog to open. */
  receive: (answer: ActionResult) => void
  /** Navigates in place without scrolling; `top` scrolls to the top, `replace` adds no history entry. */
  go: (address: string, options?: { replace?: boolean; top?: boolean }) => void
}

/** Default export of a behaviour's module: takes over a server-rendered element, called once for each. If it throws, the element's own form or link must keep working. */
export type Behavior = (element: HTMLElement, tools: PageTools) => void

export type BehaviorLoader = () => Promise<{ default: Behavior }>
