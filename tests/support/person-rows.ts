type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }

/** Whose rows: a member's, by every name that tables have for one. `words` is their name and their words. */
export type Person = { id: number; session: string; email: string; phone: string; words: string }

/** Columns that say whose a row is. */
const naming =
  /(?:^|_)(?:member|session|owner|voter|author|customer|user|buyer|person|e?mail|phone|recipient)(?:_id)?$/

/** Tables whose rows are somebody's by those of another table. */
const parts = [
  ...['message_line', 'order_line', 'order_return', 'order_return_line', 'shipment'],
  ...['shipment_step', 'charge', 'gift_card'],
]

/** Tables that hold nobody's data: of goods, places and settings, and of digests and counts that end by themselves. */
const impersonal = [
  ...['answer', 'article', 'attribute_group', 'attribute_option', 'bank_card', 'banner', 'brand'],
  ...['campaign', 'cargo_company', 'category', 'city', 'content', 'country', 'coupon', 'currency'],
  ...['department', 'district', 'feed_category', 'feed_group', 'feed_item', 'flag', 'instalment'],
  ...['instalment_cap', 'known_word', 'language', 'link', 'list_facet', 'list_size', 'listed'],
  ...['member_group', 'page_requirement', 'payment_type', 'personalization', 'price_history'],
  ...['product', 'product_attribute', 'product_category', 'product_property', 'product_text'],
  ...['property', 'property_value', 'related_product', 'sale', 'searched_word', 'setting'],
  ...['showcase', 'state', 'sub_product', 'tax_office', 'town', 'variant_group', 'variant_option'],
  ...['variant_price_history'],
  ...['act_count', 'sign_in_failure', 'replay', 'provider_code'],
]

/** What the constraints of a table want, or a test. */
const wanted: Record<string, Record<string, string | number>> = {
  alarm: { kind: 'stock' },
  consent: { kind: 'sms_notify' },
  shop_order: { payment: 'paid', status_id: 8 },
}

/** The tables of the shop, with their columns. */
export async function tablesOf(db: D1Database): Promise<[string, Column[]][]> {
  const { results } = await db
    .prepare(
      `SELECT t.name AS "table", c.* FROM sqlite_master t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'
         AND t.name NOT GLOB 'd1_*' AND t.name NOT GLOB 'product_words*'`,
    )
    .all<Column & { table: string }>()
  const tables = new Map<string, Column[]>()
  for (const { table, ...column } of results)
    tables.set(table, [...(tables.get(table) ?? []), column])
  return [...tables]
}

function valuesFor(table: string, columns: Column[], person: Person) {
  const { id, session, email, phone, words } = person
  const own: Record<string, string | number> = {
    ...{ member_id: id, session_id: session, owner: `m:${id}`, voter: `member:${id}` },
    ...{ mobile_phone: phone, home_phone: phone },
    ...{
      email,
      phone,
      recipient: email,
      name: words,
      surname: words,
      address: words,
      holder: words,
    },
  }
  return columns.flatMap(({ name, type, notnull, dflt_value, pk }): [string, string | number][] => {
    const value = wanted[table]?.[name] ?? own[name]
    if (value !== undefined) return [[name, value]]
    const isMade = notnull === 0 || dflt_value !== null || (pk === 1 && name === 'id')
    return isMade && type === 'INTEGER' ? [] : [[name, type === 'TEXT' ? crypto.randomUUID() : 1]]
  })
}

const ofTheShop = ['session', 'member', 'deleted_member', 'store']

const namesSomebody = ([table, columns]: [string, Column[]]) =>
  !ofTheShop.includes(table) && columns.some(({ name }) => naming.test(name))

/** The tables of which this file does not say whether their rows are somebody's: a new one belongs into a list above. */
export async function unknownTables(db: D1Database): Promise<string[]> {
  const known = [...parts, ...impersonal, ...ofTheShop]
  const all = await tablesOf(db)
  return all.filter((one) => !known.includes(one[0]) && !namesSomebody(one)).map(([table]) => table)
}

/** Gives a person a row in every table whose columns name somebody. @returns those tables */
export async function addRowsOf(db: D1Database, person: Person): Promise<string[]> {
  const tables = (await tablesOf(db)).filter(namesSomebody)
  const line =
    'INSERT INTO message_line (message_id, text, written_at) SELECT max(id), ?1, 1 FROM message'
  await db.batch([
    ...tables.map(([table, columns]) => {
      const values = valuesFor(table, columns, person)
      const into = values.map(([name]) => name).join(', ')
      const slots = values.map((_, at) => `?${at + 1}`).join(', ')
      return db
        .prepare(`INSERT INTO ${table} (${into}) VALUES (${slots}) ON CONFLICT DO NOTHING`)
        .bind(...values.map(([, value]) => value))
    }),
    db.prepare(line).bind(person.words),
  ])
  return tables.map(([table]) => table)
}

const long = [
  ...['district', 'town', 'tax_office', 'flag', 'known_word', 'article'],
  ...['listed', 'list_facet', 'product', 'product_text', 'product_category', 'product_property'],
]

/** How many rows of each table hold one of these texts in any column; tables without, and long ones of goods and regions, are left out. */
export async function rowsWith(db: D1Database, ...texts: string[]) {
  const tables = (await tablesOf(db)).filter(([table]) => !long.includes(table))
  const counts = await db.batch<{ n: number }>(
    tables.map(([table, columns]) => {
      const row = `concat_ws(' ', ${columns.map(({ name }) => name).join(', ')})`
      const condition = texts.map((_, at) => `instr(${row}, ?${at + 1}) > 0`).join(' OR ')
      return db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${condition}`).bind(...texts)
    }),
  )
  const found = tables.map(([table], at) => [table, counts[at]?.results[0]?.n ?? 0] as const)
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** The tables with a row of this member's number. */
export async function tablesNaming(db: D1Database, id: number): Promise<string[]> {
  const tables = (await tablesOf(db)).filter(([, columns]) =>
    columns.some(({ name }) => name === 'member_id'),
  )
  const rows = await db.batch(
    tables.map(([table]) => db.prepare(`SELECT 1 FROM ${table} WHERE member_id = ?1`).bind(id)),
  )
  return tables
    .filter((_, at) => rows[at]?.results.length)
    .map(([table]) => table)
    .toSorted()
}
