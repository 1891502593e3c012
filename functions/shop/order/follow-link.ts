import { createToken, readToken } from '../auth/token'

/** How long the link in an order's mail is valid, in seconds: as long as the goods' guarantee, which needs the invoice. */
const TWO_YEARS = 2 * 365 * 24 * 60 * 60

/** A separate signing key, so that a mail's link is no bearer. */
const keyOf = (secret: string) => `${secret} order link`

/** The page that follows an order, for whoever has its mail, without signing in; it holds no personal data. */
export async function followLink(secret: string, number: string, now: number): Promise<string> {
  const claims = { sub: `order:${number}`, exp: now + TWO_YEARS }
  return `/siparis-takip?token=${await createToken(keyOf(secret), claims)}`
}

/** The number of the order of such a link; '' for an expired or forged link. */
export async function linkedOrder(secret: string, token: string): Promise<string> {
  const claims = await readToken(keyOf(secret), token)
  return /^order:([\w.-]{1,40})$/.exec(claims?.sub ?? '')?.[1] ?? ''
}
