/** Lists of more products than this have precomputed counts (table list_facet) while unfiltered. */
export const MAX_UNCOUNTED = 1000

/**
 * The maximum number of products that are counted for the choices of a filtered list or a search. In a longer list the
 * choices of the first products are listed without counts. Counting more takes longer than three lists of the small
 * shop.
 */
export const MAX_COUNTED = 10_000

/** The same for searches, whose products are looked up one by one. */
export const MAX_COUNTED_OF_WORDS = 2500
