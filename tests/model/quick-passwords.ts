import { pbkdf2Sync } from 'node:crypto'
import { account } from '../support/member'
import { members } from './commands/member'
import type { Database } from './database'

/**
 * Signing in takes 0.1 s of hashing on purpose; the model signs in hundreds of times, so its passwords use a single
 * round.
 */
export async function storeFastHashes(db: Database): Promise<void> {
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
