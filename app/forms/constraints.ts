import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'

type Constraint = { required?: boolean; maxLength?: number }

/** Conform looks for lengths where zod no longer keeps them. */
function maxLengthOf(schema: unknown): number | undefined {
  if (schema instanceof z.ZodOptional) return maxLengthOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return maxLengthOf(schema.in)
  return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
}

/** `required` and `maxLength` of a form's fields, for `useForm`. Other rules stay on the server, with our messages. */
export function constraintsOf(schema: z.ZodObject): Record<string, Constraint> {
  const constraints = getZodConstraint(schema)
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const { required } = constraints[name] ?? {}
      return [name, { required, maxLength: maxLengthOf(field) }]
    }),
  )
}
