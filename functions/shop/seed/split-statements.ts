/** Splits a migration into its statements. Comments, quotes and the `BEGIN … END` of triggers may hold semicolons. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = []
  let current = ''
  let depth = 0
  for (const [token] of sql.matchAll(/--[^\n]*|'(?:[^']|'')*'|\b(?:BEGIN|CASE|END)\b|;|[\s\S]/gi)) {
    if (token.startsWith('--')) continue
    if (/^(?:begin|case)$/i.test(token)) depth += 1
    if (/^end$/i.test(token)) depth -= 1
    if (token === ';' && depth === 0) {
      statements.push(current.trim())
      current = ''
    } else {
      current += token
    }
  }
  statements.push(current.trim())
  return statements.filter((statement) => statement !== '')
}
