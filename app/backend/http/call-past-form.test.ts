import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { type Call, callBackend } from './call'
import { withTime } from './form-time'

const old = Buffer.from(withTime(new Uint8Array(16).fill(7), 0)).toString('base64url')

describe('[C16] [T35] a form that is a day old', () => {
  const past = { kind: 'past' }
  const sentCount = async (
    call: Call,
    callClass: 'change' | 'signIn' | 'personal',
    formKey = '',
  ) => {
    const { sent, fetch } = backend()
    await callBackend(call, callClass, contextOf(fetch, makeIdentity(), { formKey }))
    return sent.length
  }

  it('is not sent', async () => {
    await expect(sentCount(add, 'change', old)).rejects.toMatchObject(past)
    await expect(sentCount({ ...add, idempotencyKey: `${old}.x` }, 'change')).rejects.toMatchObject(
      past,
    )
    await expect(
      sentCount({ key: 'REGISTER' as Call['key'] }, 'signIn', old),
    ).rejects.toMatchObject(past)
    await expect(sentCount(add, 'change', old)).rejects.toThrow('CART_ADD was asked for by a form')
  })

  it('is sent where a repeat is harmless or nothing changes', async () => {
    expect(await sentCount({ key: 'CART_DELETE' }, 'change', old)).toBe(1)
    expect(await sentCount({ key: 'CART_LOAD' }, 'personal', old)).toBe(1)
    expect(await sentCount({ ...add, idempotencyKey: 'own-key' }, 'change', old)).toBe(1)
    expect(await sentCount({ key: 'ADDRESS', method: 'DELETE' }, 'change', old)).toBe(1)
    await expect(sentCount({ key: 'ADDRESS', method: 'PUT' }, 'change', old)).rejects.toMatchObject(
      past,
    )
  })
})
