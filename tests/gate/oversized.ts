/** Files with functions that are still to be split; one without such a function must leave the list. */
export const oversized: ReadonlySet<string> = new Set(['app/rendering/behaviors/run-behaviors.tsx'])
