/** What a step in place waits for: a page that still has something to send sets it, and takes it away again. */
export const beforeStep: { run?: (() => Promise<unknown>) | undefined } = {}
