import { expect, it } from 'vitest'
import { z } from 'zod'
import { constraintsOf } from './constraints'

it('[X01] a field has the constraints of its schema, without patterns', () => {
  const text = z.string().trim().min(1).max(500)
  const schema = z.object({
    text: text.max(100),
    email: text.max(254).pipe(z.email()),
    phone: text.transform(Number),
    note: text.optional(),
    code: z.string().regex(/^[0-9]+$/),
  })
  expect(constraintsOf(schema)).toEqual({
    text: { required: true, maxLength: 100 },
    email: { required: true, maxLength: 254 },
    phone: { required: true, maxLength: 500 },
    note: { required: false, maxLength: 500 },
    code: { required: true, maxLength: undefined },
  })
})
