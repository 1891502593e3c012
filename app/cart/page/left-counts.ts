/** Cookie that the browser sets for 2 s as it leaves a cart with counts on their way: it names them to the next page. */
export const leftCountsCookie = 'leftCounts'
