/**
 * The limits of a product page and a category of 24 products; bytes are after brotli. CPU is a multiple of a control's
 * in the same run: of the page's own elements by React alone for what is rendered, of the same bytes as a constant for
 * what is cached
 * (decision 014).
 */
export const limits = {
  firstViewScript: 2_000,
  blockingScripts: 0,
  hydratedScript: 92_000,
  /** Of any form, beyond what every hydrated page loads, with all its fields focused. */
  formScript: 25_000,
  css: 12_000,
  html: 16_000,
  /** CPU of a page with caches that have long been full, compared with filling ones. */
  slowing: 1.3,
  /** The allowed difference between the caches' own count and used memory, in percent. */
  countedOff: 20,
  coldCalls: 5,
  coldDepth: 1,
  warmCalls: 0,
  productCpu: 0.75,
  listCpu: 0.5,
  cachedCpu: 2,
  /** A cached page in a process that also renders cold ones. */
  amongColdCpu: 3,
  /** CPU of a page as a multiple of that in another version. */
  against: 1.1,
  listHtml: 12_000,
  listCalls: 4,
  /** The slowest interaction, in ms, on a processor slowed by a factor. */
  interaction: 100,
  slowness: 4,
  /** From the first touch of a page to its answer in place, in ms, on that processor and a line of 150 ms. */
  firstTouch: 1200,
  shift: 0,
  /** Lists and searches at 100,000 products, as a multiple of those at 1,200. */
  growth: 3,
} as const
