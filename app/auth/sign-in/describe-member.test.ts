import { expect, it } from 'vitest'
import type { RequestContext } from '~/session/request-context'
import { describeMember } from './describe-member'

type Read = () => Promise<unknown>
const fail: Read = () => Promise.reject(new Error('down'))
const answers = (value: unknown): Read => {
  return () => Promise.resolve(value)
}
const described = (member: Read, registerForm: Read) =>
  describeMember({
    backend: { account: { member }, membership: { registerForm } },
  } as unknown as RequestContext)

const known = { id: '7', name: 'Ada Yurt', group: 2 }
const form = answers({ values: { name: 'Ada', surname: 'Yurt', email: 'ada@ornek.test' } })

it('[L02] a member’s name is that of get-globals, else of the registration form', async () => {
  expect(await described(answers(known), fail)).toEqual(known)
  expect(await described(answers({ ...known, name: '' }), form)).toEqual(known)
  expect(await described(answers({ ...known, name: '' }), fail)).toEqual({ ...known, name: '' })
  for (const missing of [answers(null), fail])
    expect(await described(missing, form)).toMatchObject({ name: 'Ada Yurt', group: 0 })
})

it('[L02] the e-mail address stays out of the session, and a guest is nobody', async () => {
  const member = await described(answers(null), form)
  expect(member?.id).toMatch(/^[0-9a-f]{16}$/)
  expect(JSON.stringify(member)).not.toContain('ornek')
  expect(await described(answers(null), answers({ values: {} }))).toBeNull()
  expect(await described(fail, fail)).toBeUndefined()
})
