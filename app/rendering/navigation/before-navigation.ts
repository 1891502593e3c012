/** A client navigation waits for it; set by a page that still has something to send. */
export const beforeNavigation: { run?: (() => Promise<unknown>) | undefined } = {}
