/** What a product page and a category of 24 products must reach; bytes are brotli's, CPU is a multiple of a constant-string Worker's. */
export const limits = {
  firstViewScript: 2_000,
  blockingScripts: 0,
  hydratedScript: 92_000,
  /** Of any form, beyond what every hydrated page loads, all its fields touched. */
  formScript: 25_000,
  css: 12_000,
  html: 16_000,
  /** CPU of a page when the caches have long been full, against when they filled. */
  slowing: 1.3,
  /** How far the caches' own count may be from what is held, in percent. */
  countedOff: 20,
  coldCalls: 5,
  coldDepth: 1,
  warmCalls: 0,
  uncachedCpu: 30,
  cachedCpu: 4,
  listHtml: 12_000,
  listCalls: 4,
  listCpu: 35,
  /** The worst interaction, in ms, on a processor so many times slower. */
  interaction: 100,
  slowness: 4,
  shift: 0,
  /** Lists and searches at 100,000 products, as a multiple of those at 1,200. */
  growth: 3,
} as const
