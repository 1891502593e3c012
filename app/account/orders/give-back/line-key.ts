/** A line in the names of fields: a bare number would be read as a place in a list. */
export const lineKey = (position: string): string => `p${position}`

export const countName = (position: string): string => `adet.${lineKey(position)}`

export const seenName = (position: string): string => `kalan.${lineKey(position)}`
