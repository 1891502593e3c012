/**
 * Splits a migration file into its statements. Semicolons in line comments, quoted text and the `BEGIN … END` of a
 * trigger end no statement.
 * @example splitStatements("CREATE TABLE a (b); -- c;\nDROP TABLE a;") // two statements
 */
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
