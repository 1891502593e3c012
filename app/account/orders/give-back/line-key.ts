/** A line in the names of fields: a bare number would be read as a place in a list. */
export const lineKey = (position: string): string => `p${position}`

export const countName = (position: string): string => `adet.${lineKey(position)}`

export const seenName = (position: string): string => `kalan.${lineKey(position)}`

/** Whether a typed count chooses its line without a tick: one that differs from the `seen` count of a form that did not tick it. */
export const isTyped = (
  count: string | undefined,
  seen: string | undefined,
  wasTicked: boolean,
): boolean =>
  !wasTicked && seen !== undefined && Number(count || 0) !== 0 && Number(count) !== Number(seen)
