import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSignInForm } from '~/auth/sign-in/sign-in-form'
import { safePath } from '~/backend/http/safe-path'
import { digitsOfPasted, formatInternational, normalised } from '~/forms/phone/phone-rules'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'

const t = ((key: string) => key) as Translate
const turkey = { code: 'TR', phoneCode: '90', pattern: '(xxx) xxx-xx-xx' }

/** Minimum over several runs, in ms, to exclude other load on the machine. */
function minTime(work: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 20 }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}

describe('a hundred thousand characters', () => {
  const long = 100_000
  it.each([
    ['an address', `a@${'a.'.repeat(long / 2)}`],
    ['no address', `a@${'a'.repeat(long)}`],
    ['brackets', `+90${'('.repeat(long)}`],
    ['spaces', ' '.repeat(long)],
    ['words', "a-b' ".repeat(long / 5)],
    ['slashes', `/${'\\/'.repeat(long / 2)}`],
    ['digits', '٥'.repeat(long)],
  ])('[T44] %s: validated within 5 ms', (_name, text) => {
    const kinds = fieldKinds(t, (typed) => normalised([turkey], 'TR', typed))
    for (const kind of ['line', 'name', 'email', 'phone', 'password', 'newPassword'] as const) {
      const form = new FormData()
      form.set('field', text)
      const judge = () => parseWithZod(form, { schema: z.object({ field: kinds[kind] }) })
      expect(judge().status, kind).toBe('error')
      expect(minTime(judge), kind).toBeLessThan(5)
    }
    const form = new FormData()
    for (const name of ['username', 'password', 'donus']) form.set(name, text)
    expect(minTime(() => readSignInForm(form, t))).toBeLessThan(5)
    expect(minTime(() => safePath(text))).toBeLessThan(5)
    expect(minTime(() => digitsOfPasted(turkey, text))).toBeLessThan(5)
    expect(minTime(() => formatInternational(turkey, text))).toBeLessThan(5)
  })
})

describe('prototype names', () => {
  it('[T43] change no object', () => {
    const form = new FormData()
    for (const name of ['__proto__[x]', '__proto__.x', 'constructor[prototype][x]', '__proto__'])
      form.set(name, 'reached')
    form.set('field', 'a')
    const read = parseWithZod(form, { schema: z.object({ field: fieldKinds(t).line }) })
    readSignInForm(form, t)
    expect(read.status === 'success' && read.value).toEqual({ field: 'a' })
    expect(({} as { x?: string }).x).toBeUndefined()
  })
})
