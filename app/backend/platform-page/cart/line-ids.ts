import { link, text } from '~/backend/http/fields'

type Row = Record<string, unknown>

const isSame = (row: Row, stored: Row): boolean =>
  link.parse(row.URL) === link.parse(stored.URL) && Number(row.COUNT) === Number(stored.COUNT)

const isFilled = (value: unknown) => text.parse(value) !== ''

/** What a fragment does not say of a line, as the last answer of the shop had it. */
function withStored(row: Row, stored: Row): Row {
  const { ID, VARIANT_ID, CART_ID, VARIANT_NAME, BRAND, IMAGE } = stored
  const displayed = row.IMAGE as { SMALL?: string } | undefined
  return {
    ...row,
    ...{ ID: ID ?? row.ID, VARIANT_ID: VARIANT_ID ?? row.VARIANT_ID },
    CART_ID: isFilled(row.CART_ID) ? row.CART_ID : CART_ID,
    VARIANT_NAME: isFilled(row.VARIANT_NAME) ? row.VARIANT_NAME : VARIANT_NAME,
    BRAND: isFilled(row.BRAND) ? row.BRAND : BRAND,
    IMAGE: displayed?.SMALL ? row.IMAGE : (IMAGE ?? row.IMAGE),
  }
}

/**
 * The lines of a fragment with the numbers that the shop changes them by (CONTRACT.md): those of its markup, else those
 * of the last answer's lines where these are the same goods, else their places. A line without one among others that have
 * one, such as a gift, cannot be changed: no place is guessed for it.
 */
export function withLineIds(rows: Row[], stored: Row[] | undefined): Row[] {
  const matching = [stored, stored?.toReversed()].find(
    (lines) =>
      lines?.length === rows.length && lines.every((line, at) => isSame(rows[at] ?? {}, line)),
  )
  const whole = matching ? rows.map((row, at) => withStored(row, matching[at] ?? {})) : rows
  const ids = whole.map(({ CART_ID }) => text.parse(CART_ID))
  const known = ids.filter((one) => one !== '')
  if (known.length === 0 || new Set(known).size < known.length)
    return whole.map((row, at) => ({ ...row, CART_ID: `${at}` }))
  return whole.map((row, at) => ({ ...row, CART_ID: ids[at] || `none-${at}` }))
}
