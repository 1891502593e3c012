import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readSignInForm } from '~/auth/sign-in/sign-in-form'
import { safePath } from '~/backend/http/safe-path'
import { digitsOfPasted, formatInternational, normalised } from '~/forms/phone/phone-rules'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'

const t = ((key: string) => key) as Translate
const turkey = { code: 'TR', phoneCode: '90', pattern: '(xxx) xxx-xx-xx' }

/** No address, name or number that is accepted is as long. */
const maxLength = 2000
/** Matches in one pass, whatever the text: one class of characters, at most once repeated between anchors. */
const isOnePass = ({ source }: RegExp) =>
  /^(?:\[[^[\]]+\]|\\[sSdDwW]|\^\[[^[\]]+\][*+]\$)$/.test(source)

/** The patterns that read a longer text as some work is done, unless one pass is enough, and how often any did. */
function longReads(work: () => unknown) {
  const { exec } = RegExp.prototype
  const reads: RegExp[] = []
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (text.length > maxLength) reads.push(this)
    return exec.call(this, text)
  })
  try {
    work()
  } finally {
    spy.mockRestore()
  }
  return { count: reads.length, backtracking: reads.filter((one) => !isOnePass(one)).map(String) }
}

function expectFewReads(work: () => unknown, name: string): void {
  const { count, backtracking } = longReads(work)
  expect(backtracking, name).toEqual([])
  expect(count, name).toBeLessThan(10)
}

describe('three hundred thousand characters', () => {
  // Work that grows by the square of it outlasts the runner's patience.
  const long = 300_000
  it.each([
    ['an address', `a@${'a.'.repeat(long / 2)}`],
    ['no address', `a@${'a'.repeat(long)}`],
    ['brackets', `+90${'('.repeat(long)}`],
    ['spaces', ' '.repeat(long)],
    ['words', "a-b' ".repeat(long / 5)],
    ['slashes', `/${'\\/'.repeat(long / 2)}`],
    ['digits', '٥'.repeat(long)],
  ])('[T44] %s: read by few patterns, each in one pass', (_name, text) => {
    const kinds = fieldKinds(t, (typed) => normalised([turkey], 'TR', typed))
    for (const kind of ['line', 'name', 'email', 'phone', 'password', 'newPassword'] as const) {
      const form = new FormData()
      form.set('field', text)
      const judge = () => parseWithZod(form, { schema: z.object({ field: kinds[kind] }) })
      expect(judge().status, kind).toBe('error')
      expectFewReads(judge, kind)
    }
    const form = new FormData()
    for (const name of ['username', 'password', 'donus']) form.set(name, text)
    expectFewReads(() => readSignInForm(form, t), 'sign-in')
    expectFewReads(() => safePath(text), 'path')
    expectFewReads(() => digitsOfPasted(turkey, text), 'pasted')
    expectFewReads(() => formatInternational(turkey, text), 'formatted')
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
