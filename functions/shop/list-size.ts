/**
 * Lists of more products than this have their filters counted beforehand (table list_facet); with something chosen, or
 * for words that find more, the choices are shown without counts.
 */
export const MOST_COUNTED = 1000
