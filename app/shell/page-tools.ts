import type { Locale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'

/** What an enhancement may do with the page it stands on. */
export type PageTools = {
  /** Texts, money, numbers and addresses, as the page has them now. */
  locale: Locale
  /** Hands an action's answer to the shell: notices, the header's cart, the window to open. */
  take: (answer: Answer) => void
  /**
   * Goes to an address of this site in place, without moving the page; with `top` to its beginning, with `replace` the
   * step leaves no mark in the history.
   */
  go: (address: string, how?: { replace?: boolean; top?: boolean }) => void
}

/**
 * What the default export of an enhancement's module is: plain code that takes over an element which the server
 * drew, called once for each. It must leave the element's own form or link working when it throws.
 */
export type Enhance = (element: HTMLElement, tools: PageTools) => void

/** Fetches the code of an enhancement. */
export type Enhancement = () => Promise<{ default: Enhance }>
