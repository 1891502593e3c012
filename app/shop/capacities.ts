/**
 * What the memory of an isolate may hold, in bytes: together with the code well below the 128 MB that a Worker has.
 * `npm run bench -- --memory` compares them with what is really held (decision 016).
 */
export const capacities = { answers: 36_000_000, documents: 16_000_000 } as const

/**
 * Bytes of heap for each letter of an answer's JSON: its objects, and the markup that is kept with it. Measured.
 */
export const heapPerLetter = 8.2
