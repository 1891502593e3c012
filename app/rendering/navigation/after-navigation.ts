/** Runs after a client navigation has rendered; set by restore-scroll.ts. */
export const afterNavigation: { run?: () => void } = {}
