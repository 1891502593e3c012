import { readToken, signToken } from '../auth/token'

/** How long the link of an order's mail leads to it, in seconds. */
const SIXTY_DAYS = 60 * 24 * 60 * 60

/** A key of its own: a link of a mail is no bearer. */
const keyOf = (secret: string) => `${secret} order link`

/** The page that follows an order, for who has its mail: on any device, without signing in. It says nothing of a person. */
export async function followLink(secret: string, number: string, now: number): Promise<string> {
  const claims = { sub: `order:${number}`, exp: now + SIXTY_DAYS }
  return `/siparis-takip?token=${await signToken(keyOf(secret), claims)}`
}

/** The number of the order that such a link is about; '' for one that is over or was never given. */
export async function linkedOrder(secret: string, token: string, now: number): Promise<string> {
  const claims = await readToken(keyOf(secret), token, now).catch(() => null)
  return /^order:([\w.-]{1,40})$/.exec(claims?.sub ?? '')?.[1] ?? ''
}
