import { getZodConstraint } from '@conform-to/zod/v4'
import type { z } from 'zod'

type Constraint = { required?: boolean; maxLength?: number }

/** `required` and `maxLength` of a form's fields, for `useForm`. Other rules stay on the server, with our messages. */
export function constraintsOf(schema: z.ZodObject): Record<string, Constraint> {
  const constraints = getZodConstraint(schema)
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const { required, maxLength } = constraints[name] ?? {}
      return [name, { required, maxLength }]
    }),
  )
}
