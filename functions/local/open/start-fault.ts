/** The sentence for an error that ended a start; Miniflare says only "fetch failed" when its runtime has ended. */
export function startFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  if (/address already in use/i.test(message))
    return 'The port was taken while the shop opened. Stop what runs there, or: PORT=8788 npm start'
  if (message !== 'fetch failed') return message
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return `The runtime of the Workers ended while the shop opened, and its database did not answer${reason}. Where another npm start has just been stopped, wait some seconds; then start again.`
}
