import { z } from 'zod'
import { status } from '~/backend/http/fields'

const said = status.optional().catch(undefined)
const refusal = z
  .object({ status: said, success: said })
  .refine((answer) => [answer.status, answer.success].some((one) => one !== undefined && one <= 0))

/** Whether an answer says by its `status` or `success` that it is none: a list in it is no list, not even an empty one (decision 064). */
export const isRefusal = (body: unknown): boolean => refusal.safeParse(body).success
