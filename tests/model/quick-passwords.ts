import { pbkdf2Sync } from 'node:crypto'
import { account } from '../support/member'
import { members } from './commands/member'
import type { Database } from './database'

/** Signing in costs a tenth of a second of hashing on purpose; those who sign in here a hundred times pay for one round. */
export async function quickenPasswords(db: Database): Promise<void> {
  const salt = Buffer.from('model')
  await db.run(
    Object.values(members).map((kind) => {
      const { email, password } = account(kind)
      const hash = pbkdf2Sync(password, salt, 1, 32, 'sha256').toString('base64url')
      const stored = `pbkdf2-sha256$1$${salt.toString('base64url')}$${hash}`
      return ['UPDATE member SET password = ?1 WHERE email = ?2', stored, email]
    }),
  )
}
