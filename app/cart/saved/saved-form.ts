/** Field with the number of a saved line, which tells its form from that of the cart. */
export const savedField = 'saved'

export type SavedChange = { lineId: string; intent: 'toCart' | 'forget' }

/** Reads the form of a saved line; null for another form. */
export function readSavedForm(form: FormData): SavedChange | null {
  const lineId = form.get(savedField)
  if (typeof lineId !== 'string') return null
  return { lineId, intent: form.get('intent') === 'toCart' ? 'toCart' : 'forget' }
}
