/** How long a form waits for its answer, in ms: longer than both attempts of the shop's own calls. */
export const maxAnswerMs = 30_000

type Options = Pick<RequestInit, 'headers' | 'keepalive' | 'redirect' | 'signal'>

/**
 * Posts fields as a form's: the one place where our script does. Remix posts those of actions that answer with data
 * (use-data-post.ts), and the browser those of a page whose code was replaced (pending-form.ts).
 * @param options `keepalive` for a request that must outlive its page; all of a page's together hold at most 64 kB
 */
export const postForm = (
  address: string,
  body: URLSearchParams,
  options?: Options,
): Promise<Response> => fetch(address, { ...options, method: 'POST', body })
