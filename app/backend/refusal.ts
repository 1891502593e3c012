import { z } from 'zod'
import { status } from '~/backend/http/fields'

const refusal = z.object({ status: status.refine((value) => value <= 0) })

/** Whether an answer says by its status that it is none: a list in it is no list, not even an empty one (decision 064). */
export const isRefusal = (body: unknown): boolean => refusal.safeParse(body).success
