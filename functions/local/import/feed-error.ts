/** What the person at the command line is told, in one sentence; nothing has been changed. */
export class FeedError extends Error {}
