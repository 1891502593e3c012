import { z } from 'zod'
import type { HumanCheck, HumanVerdict } from '../../../app/session/request-context'

export type CaptchaSettings = {
  provider: HumanCheck['provider']
  siteKey: string
  secret: string
}

/** Where each provider verifies a response, and what its widget loads (decision 065). */
const providers = {
  turnstile: {
    verifies: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
  },
  recaptcha: {
    verifies: 'https://www.google.com/recaptcha/api/siteverify',
    origins: ['https://www.google.com', 'https://www.gstatic.com', 'https://www.recaptcha.net'],
  },
} as const

export const captchaOrigins = ({ provider }: CaptchaSettings): readonly string[] =>
  providers[provider].origins

/** With the shop's own deadline (transport.ts) a change takes 8 s at most. */
const timeoutMs = 1500

const answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).catch([]),
})

/** Our own mistakes, and theirs: the shopper has done nothing wrong. */
const isFault = (code: string) => code.includes('secret') || code === 'internal-error'

/** Asks the provider whether a response is a human's; each is valid once. @param address the visitor's IP address, '' for unknown */
async function verify(
  { provider, secret }: CaptchaSettings,
  response: string,
  address: string,
  send: typeof fetch,
): Promise<HumanVerdict> {
  const form = new URLSearchParams({ secret, response, ...(address && { remoteip: address }) })
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const init = { method: 'POST', body: form, signal }
    const reply = await send(providers[provider].verifies, init)
    const { success, 'error-codes': codes } = answer.parse(await reply.json())
    if (success) return 'human'
    return codes.some(isFault) ? 'unreachable' : 'refused'
  } catch {
    return 'unreachable'
  }
}

export function humanCheckOf(
  captcha: CaptchaSettings | null,
  address: string,
  send: typeof fetch = (input, init) => fetch(input, init),
): HumanCheck | null {
  if (!captcha) return null
  const { provider, siteKey } = captcha
  return {
    provider,
    siteKey,
    verify: (response) => verify(captcha, response, address, send),
  }
}
