import { pbkdf2Sync } from 'node:crypto'
import type { DemoAccount } from '../data/accounts'
import { demoAccounts } from '../data/accounts'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'

const ONE_DAY = 24 * 60 * 60

/** The maximum that Workers allow for PBKDF2. */
const ITERATIONS = 100_000

export function memberStatements(today: number): Insert[] {
  return [
    ...insertRows(
      'member_group',
      ['id', 'title'],
      [
        [1, 'Toptan'],
        [2, 'Kurumsal'],
      ],
    ),
    ...insertRows(
      'member',
      COLUMNS,
      demoAccounts.map((account, index) => memberRow(account, index, today)),
    ),
  ]
}

const COLUMNS = [
  'code',
  'name',
  'surname',
  'email',
  'phone',
  'vendor_code',
  'password',
  'password_strength',
  'password_set_at',
  'must_change_password',
  'group_id',
  'is_affiliate',
  'is_admin',
  'kvkk',
  'mail_notify',
  'created_at',
  'email_proven',
  'owns_email',
  'phone_verified_at',
]

function memberRow(account: DemoAccount, index: number, today: number): Value[] {
  const { kind } = account
  const is = (other: DemoAccount['kind']) => (kind === other ? 1 : 0)
  return [
    `T${100_001 + index}`,
    account.name,
    account.surname,
    account.email,
    account.phone,
    account.vendorCode || null,
    hashOf(account),
    kind === 'weak' ? 3 : 9,
    today - (kind === 'expired' ? 400 : 30) * ONE_DAY,
    is('expired'),
    kind === 'grouped' || kind === 'vendor' ? 1 : 0,
    is('affiliate'),
    is('admin'),
    1 - is('noConsent'),
    0,
    today - 500 * ONE_DAY,
    1,
    1,
    today - 500 * ONE_DAY,
  ]
}

/** `pbkdf2-sha256$iterations$salt$hash`; the salt is the email, so that the seed is repeatable. */
function hashOf(account: DemoAccount): string {
  const salt = Buffer.from(account.email)
  const hash = pbkdf2Sync(account.password, salt, ITERATIONS, 32, 'sha256')
  return `pbkdf2-sha256$${ITERATIONS}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
