/** Capacities of an isolate's caches in bytes (decision 016). Check them with `npm run bench -- --memory`. */
export const capacities = { answers: 36_000_000, documents: 16_000_000 } as const

/** The capacity of one cache in this Worker. In dev nothing is cached: every edit shows at the next reload. */
export const capacityOf = (name: keyof typeof capacities): number =>
  import.meta.env.MODE === 'development' ? 0 : capacities[name]

/** Measured heap bytes per character of an answer's JSON, cached fragments included. */
export const heapPerLetter = 8.2
