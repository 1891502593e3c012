import { describe, expect, it } from 'vitest'
import { add, backend, contextOf, someone } from '../../tests/support/call-context'
import { type Call, callShop } from './call'
import { withTime } from './form-time'

const old = Buffer.from(withTime(new Uint8Array(16).fill(7), 0)).toString('base64url')

describe('[C16] a form of yesterday', () => {
  const past = { kind: 'past' }
  const untold = async (call: Call, callClass: 'change' | 'signIn' | 'personal', formKey = '') => {
    const { sent, fetch } = backend()
    await callShop(call, callClass, contextOf(fetch, someone(), { formKey }))
    return sent.length
  }

  it('is not sent', async () => {
    await expect(untold(add, 'change', old)).rejects.toMatchObject(past)
    await expect(untold({ ...add, idempotencyKey: `${old}.x` }, 'change')).rejects.toMatchObject(
      past,
    )
    await expect(untold({ key: 'REGISTER' as Call['key'] }, 'signIn', old)).rejects.toMatchObject(
      past,
    )
    await expect(untold(add, 'change', old)).rejects.toThrow('CART_ADD was asked for by a form')
  })

  it('is, where doing it again does no harm, or where nothing is changed', async () => {
    expect(await untold({ key: 'CART_DELETE' }, 'change', old)).toBe(1)
    expect(await untold({ key: 'CART_LOAD' }, 'personal', old)).toBe(1)
    expect(await untold({ ...add, idempotencyKey: 'own-key' }, 'change', old)).toBe(1)
  })
})
