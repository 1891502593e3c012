import { z } from 'zod'
import { status } from '~/backend/http/fields'

const outcome = status.optional().catch(undefined)
const refusal = z
  .object({ status: outcome, success: outcome })
  .refine((answer) => [answer.status, answer.success].some((one) => one !== undefined && one <= 0))

/** Whether an answer says by its `status` or `success` that it is none: a list in it is no list, not even an empty one (decision 064). */
export const isRefusal = (body: unknown): boolean => refusal.safeParse(body).success
