/** The rule of a form field: whether it is visible and required, and its maximum number of characters. */
export type FieldRule = { show: boolean; required: boolean; max_char_len: number }
export type FieldRules = Record<string, FieldRule>

export const addressPage = 'customer-insert-address-modal'

/** The rules of a page's form by field; empty for a page without a form. */
export async function readRules(db: D1Database, page: string): Promise<FieldRules> {
  const { results } = await db
    .prepare(
      'SELECT field, is_shown, is_required, max_length AS max FROM page_requirement WHERE page = ?1',
    )
    .bind(page)
    .all<{ field: string; is_shown: number; is_required: number; max: number }>()
  return Object.fromEntries(
    results.map(({ field, is_shown, is_required, max }) => [
      field,
      { show: is_shown === 1, required: is_required === 1, max_char_len: max },
    ]),
  )
}
