type BeforeNavigation = {
  /** A client navigation waits for it; set by a page that still has something to send. */
  run?: (() => Promise<unknown>) | undefined
  /** Whether it has changed what the frame shows, which then loads with the next page. */
  hasChanged: boolean
  /** The last navigation that was wanted; resolves when it may start. */
  last?: Promise<boolean>
}

export const beforeNavigation: BeforeNavigation = { hasChanged: false }
