/** What is done once a step in place is drawn; app/shell/scroll.ts sets it with the first of them. */
export const afterStep: { run?: () => void } = {}
