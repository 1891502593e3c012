/** Lists of more products than this have their unfiltered choices counted beforehand (table list_facet). */
export const MOST_UNCOUNTED = 1000

/**
 * So many products are counted at once for the choices of a filtered list or of a search; of a longer one the choices
 * are shown without counts. More than the biggest category of a shop of 100,000 products holds.
 */
export const MOST_COUNTED = 25_000

/** The same for what words find, which is looked up one by one. */
export const MOST_COUNTED_OF_WORDS = 2500
