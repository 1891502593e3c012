export type MessageRow = {
  id: number
  subject: string
  department: string
  department_id: number
  status: number
  updated_at: number
  unread: number
}

const COLUMNS = `m.id, m.subject, d.name ->> ?2 AS department, m.department_id, m.status, m.updated_at,
  EXISTS (SELECT 1 FROM message_line l WHERE l.message_id = m.id AND l.is_admin = 1 AND l.written_at > m.read_at) AS unread`

/** A member's conversations, the latest first; at most a hundred. */
export async function listMessages(
  db: D1Database,
  memberId: number,
  language: string,
): Promise<MessageRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM message m JOIN department d ON d.id = m.department_id
       WHERE m.member_id = ?1 AND ?1 > 0 ORDER BY m.updated_at DESC, m.id DESC LIMIT 100`,
    )
    .bind(memberId, language)
    .all<MessageRow>()
  return results
}

export function readMessage(
  db: D1Database,
  memberId: number,
  id: number,
  language: string,
): Promise<MessageRow | null> {
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM message m JOIN department d ON d.id = m.department_id
       WHERE m.member_id = ?1 AND ?1 > 0 AND m.id = ?3`,
    )
    .bind(memberId, language, id)
    .first<MessageRow>()
}

export type LineRow = { is_admin: number; text: string; written_at: number }

/** The messages of a conversation, in order; marks it as read. */
export async function openMessage(db: D1Database, id: number): Promise<LineRow[]> {
  const [lines] = await db.batch<LineRow>([
    db
      .prepare(
        'SELECT is_admin, text, written_at FROM message_line WHERE message_id = ?1 ORDER BY id',
      )
      .bind(id),
    db.prepare('UPDATE message SET read_at = unixepoch() WHERE id = ?1').bind(id),
  ])
  return lines?.results ?? []
}

export async function listDepartments(
  db: D1Database,
  language: string,
): Promise<{ id: number; name: string }[]> {
  const { results } = await db
    .prepare('SELECT id, name ->> ?1 AS name FROM department ORDER BY id')
    .bind(language)
    .all<{ id: number; name: string }>()
  return results
}

export type NewMessage = {
  memberId: number
  name: string
  email: string
  departmentId: number
  subject: string
  text: string
}

/** Starts a conversation; returns its id, null when there is no such department. */
export async function addMessage(db: D1Database, conversation: NewMessage): Promise<number | null> {
  const row = await db
    .prepare(
      `INSERT INTO message (member_id, name, email, department_id, subject, updated_at, read_at)
       SELECT ?1, ?2, ?3, id, ?5, unixepoch(), unixepoch() FROM department WHERE id = ?4 RETURNING id`,
    )
    .bind(
      conversation.memberId,
      conversation.name,
      conversation.email,
      conversation.departmentId,
      conversation.subject,
    )
    .first<{ id: number }>()
  if (row) await addLine(db, row.id, conversation.text).run()
  return row?.id ?? null
}

function addLine(db: D1Database, id: number, text: string) {
  return db
    .prepare(
      'INSERT INTO message_line (message_id, is_admin, text, written_at) VALUES (?1, 0, ?2, unixepoch())',
    )
    .bind(id, text)
}

/** Answers in an open conversation of this member; false when there is none. */
export async function answerIn(
  db: D1Database,
  memberId: number,
  id: number,
  text: string,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE message SET updated_at = unixepoch(), read_at = unixepoch()
       WHERE id = ?1 AND member_id = ?2 AND member_id > 0 AND status = 1`,
    )
    .bind(id, memberId)
    .run()
  if (meta.changes === 0) return false
  await addLine(db, id, text).run()
  return true
}

export async function closeMessage(db: D1Database, memberId: number, id: number): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE message SET status = 0 WHERE id = ?1 AND member_id = ?2 AND member_id > 0')
    .bind(id, memberId)
    .run()
  return meta.changes > 0
}
