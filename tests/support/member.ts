import { type DemoAccount, demoAccounts } from '../../functions/shop/seed/data/accounts'
import type { Visitor } from './visitor'

/** A demo account by kind. */
export function account(kind: DemoAccount['kind']): DemoAccount {
  const found = demoAccounts.find((one) => one.kind === kind)
  if (!found) throw new Error(`The seed has no account of the kind "${kind}".`)
  return found
}

/** Sends the sign-in form by e-mail as a member of the demo shop; the answer is not followed. */
export function signIn(
  visitor: Visitor,
  kind: DemoAccount['kind'] = 'plain',
  fields: Record<string, string> = {},
): Promise<Response> {
  const { email, password } = account(kind)
  return visitor.post('/uye-girisi-sayfasi', {
    tip: 'eposta',
    username: email,
    password,
    ...fields,
  })
}
