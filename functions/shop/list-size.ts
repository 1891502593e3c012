/** Lists of more products than this have precomputed counts (table list_facet) while unfiltered. */
export const MAX_UNCOUNTED = 1000

/** Longer filtered lists have no counts: counting more products takes longer than three lists of the small shop. */
export const MAX_COUNTED = 10_000

/** The same for searches, whose products are looked up one by one. */
export const MAX_COUNTED_OF_WORDS = 2500
