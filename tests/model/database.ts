import { isStale } from '../support/visitor'

/** A statement and its parameters. */
export type Statement = [sql: string, ...values: (string | number)[]]

export type Row = Record<string, string | number>

/** The shop's database, with many queries in one request. */
export class Database {
  constructor(readonly url: string) {}

  /** Runs statements in a transaction. @returns the rows of each */
  async run(statements: Statement[]): Promise<Row[][]> {
    const send = () => fetch(this.url, { method: 'POST', body: JSON.stringify(statements) })
    const response = await send().catch((error) => {
      if (isStale(error)) return send()
      throw error
    })
    if (!response.ok) throw new Error(`The database answered ${await response.text()}`)
    return (await response.json()) as Row[][]
  }
}
