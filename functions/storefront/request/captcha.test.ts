import { expect, it } from 'vitest'
import { type CaptchaSettings, humanCheckOf } from './captcha'

const captcha: CaptchaSettings = { provider: 'turnstile', siteKey: 'site', secret: 'hidden' }

async function verdictOf(reply: () => Response, provider: CaptchaSettings['provider']) {
  const sent: [string, string][] = []
  const check = humanCheckOf({ ...captcha, provider }, '10.0.0.1', async (address, init) => {
    sent.push([String(address), String(init?.body)])
    return reply()
  })
  return { verdict: await check?.verify('token'), sent }
}

it.each([
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
] as const)('[L07] a response is verified by %s, with the secret', async (provider, address) => {
  const { verdict, sent } = await verdictOf(() => Response.json({ success: true }), provider)
  expect(verdict).toBe('human')
  expect(sent).toEqual([[address, 'secret=hidden&response=token&remoteip=10.0.0.1']])
})

it('[L07] [T93] a refused response is refused, and one that cannot be verified is no human’s', async () => {
  const of = async (reply: () => Response) => (await verdictOf(reply, 'turnstile')).verdict
  const refusedFor = (...codes: string[]) =>
    of(() => Response.json({ success: false, 'error-codes': codes }))
  expect(await refusedFor('timeout-or-duplicate')).toBe('refused')
  expect(await refusedFor()).toBe('refused')
  expect(await refusedFor('invalid-input-secret')).toBe('unreachable')
  expect(await of(() => Response.json({ success: 'true' }))).toBe('unreachable')
  expect(await of(() => new Response('<h1>502</h1>', { status: 502 }))).toBe('unreachable')
  expect(
    await of(() => {
      throw new Error('down')
    }),
  ).toBe('unreachable')
})

it('[L07] without a provider nothing is checked', () => {
  expect(humanCheckOf(null, '')).toBeNull()
})
