import { isStale } from '../support/visitor'

/** A statement and the values of its places. */
export type Statement = [sql: string, ...values: (string | number)[]]

export type Row = Record<string, string | number>

/** The shop's database, asked many things in one request. */
export class Database {
  constructor(readonly url: string) {}

  /**
   * Runs statements one after the other, all or none.
   * @returns the rows of each
   */
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
