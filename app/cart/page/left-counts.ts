import type { leftCountsCookie as readCookie } from '~/session/cookies/left-counts'

/** Cookie that the browser sets for 2 s as it leaves a cart with counts on their way: it names them to the next page. */
export const leftCountsCookie: typeof readCookie = 'leftCounts'
