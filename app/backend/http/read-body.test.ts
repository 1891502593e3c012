import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BackendError } from './backend-error'
import { bodyOf } from './call'
import { readAs, readBody, readWith } from './read-body'

describe('the body of an answer', () => {
  const wire = (status: number, body: unknown = { a: 1 }) => ({ status, body, setCookies: [] })

  it('is read only from a 2xx', () => {
    expect([200, 299].map((status) => bodyOf('CART_LOAD', wire(status)))).toEqual([
      { a: 1 },
      { a: 1 },
    ])
    for (const status of [199, 300, 404, 500])
      expect(() => bodyOf('CART_LOAD', wire(status))).toThrow(`CART_LOAD answered ${status}.`)
  })

  it('[T12] is a failed call with the location when its shape is invalid', () => {
    const shape = z.object({ a: z.object({ b: z.number() }) })
    const failure = (body: unknown) => {
      try {
        return readAs('CART_LOAD', shape, body)
      } catch (error) {
        return error as Error
      }
    }
    expect(failure({ a: { b: 1 } })).toEqual({ a: { b: 1 } })
    expect(failure({ a: { b: 'x' } })).toMatchObject({
      kind: 'shape',
      endpoint: 'CART_LOAD',
      message: 'CART_LOAD answered something unreadable at a.b.',
    })
    expect(failure('x')).toMatchObject({ message: 'CART_LOAD answered something unreadable.' })
    expect(readBody('CART_LOAD', z.object({ a: z.number() }), wire(200))).toEqual({ a: 1 })
    expect(() => readBody('CART_LOAD', shape, wire(500, { a: { b: 1 } }))).toThrow('answered 500')
  })

  it('[T12] is a failed call where a reading function meets another shape', () => {
    expect(() => readWith('CART_LOAD', () => z.string().parse(1))).toThrow(BackendError)
    expect(() =>
      readWith('CART_LOAD', () => {
        throw new RangeError('ours')
      }),
    ).toThrow(RangeError)
  })
})
