/** Lists of more products than this have their unfiltered choices counted beforehand (table list_facet). */
export const MOST_UNCOUNTED = 1000

/**
 * So many products are counted at once for the choices of a filtered list or of a search; of a longer one the choices
 * are shown without counts, as far as the first ones have them. Counting more takes longer than three lists of the small shop.
 */
export const MOST_COUNTED = 10_000

/** The same for what words find, which is looked up one by one. */
export const MOST_COUNTED_OF_WORDS = 2500
