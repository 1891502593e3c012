/** How a field of a form stands: whether it is shown, must be filled, and how many signs it takes. */
export type FieldRule = { show: boolean; required: boolean; max_char_len: number }
export type FieldRules = Record<string, FieldRule>

/** The page whose form is that of an address. */
export const addressPage = 'customer-insert-address-modal'

/** The rules of a page's form by field; empty for a page that has none. */
export async function readRules(db: D1Database, page: string): Promise<FieldRules> {
  const { results } = await db
    .prepare('SELECT field, is_shown, is_required, most FROM page_requirement WHERE page = ?1')
    .bind(page)
    .all<{ field: string; is_shown: number; is_required: number; most: number }>()
  return Object.fromEntries(
    results.map(({ field, is_shown, is_required, most }) => [
      field,
      { show: is_shown === 1, required: is_required === 1, max_char_len: most },
    ]),
  )
}
