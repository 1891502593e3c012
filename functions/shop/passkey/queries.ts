import { fromToken } from '../member/needed'

/** A stored passkey; times in unix seconds. */
export type PasskeyRow = {
  id: number
  member_id: number
  credential_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: number
  used_at: number
}

const COLUMNS =
  'id, member_id, credential_id, public_key, counter, transports, name, created_at, used_at'

const MAX = 20

export async function passkeysOf(db: D1Database, memberId: number): Promise<PasskeyRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM passkey WHERE member_id = ?1 AND ?1 > 0 ORDER BY id`)
    .bind(memberId)
    .all<PasskeyRow>()
  return results
}

export function passkeyByCredential(db: D1Database, id: string): Promise<PasskeyRow | null> {
  return db
    .prepare(`SELECT ${COLUMNS} FROM passkey WHERE credential_id = ?1`)
    .bind(id)
    .first<PasskeyRow>()
}

type NewPasskey = Pick<
  PasskeyRow,
  'member_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'
> & { token: string }

/** @returns false where somebody has this key already, the member too many, or the session has ended */
export async function addPasskey(db: D1Database, key: NewPasskey): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, unixepoch()
       WHERE (SELECT count(*) FROM passkey WHERE member_id = ?1) < ${MAX} AND EXISTS (SELECT 1 ${fromToken('?7')})
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      ...[key.member_id, key.credential_id, key.public_key, key.counter],
      ...[key.transports, key.name, key.token],
    )
    .run()
  return meta.changes > 0
}

/** Notes a use. Of two answers with the same count only one is accepted, unless the key does not count. */
export async function noteUse(db: D1Database, id: number, counter: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE passkey SET counter = ?2, used_at = unixepoch()
       WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`,
    )
    .bind(id, counter)
    .run()
  return meta.changes > 0
}

export async function renamePasskey(
  db: D1Database,
  memberId: number,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE passkey SET name = ?3 WHERE id = ?2 AND member_id = ?1 AND ?1 > 0')
    .bind(memberId, id, name)
    .run()
  return meta.changes > 0
}

export async function deletePasskey(
  db: D1Database,
  memberId: number,
  id: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM passkey WHERE id = ?2 AND member_id = ?1 AND ?1 > 0')
    .bind(memberId, id)
    .run()
  return meta.changes > 0
}
