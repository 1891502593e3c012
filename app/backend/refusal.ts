import { z } from 'zod'
import { status } from '~/backend/http/fields'
import { BackendError } from './http/backend-error'
import type { EndpointKey } from './http/endpoints'
import { sentence } from './site/html/without-markup'

const outcome = status.optional().catch(undefined)
const refusal = z
  .object({ status: outcome, success: outcome })
  .refine((answer) => [answer.status, answer.success].some((one) => one !== undefined && one <= 0))

/** Whether an answer says by its `status` or `success` that it is none: a list in it is no list, not even an empty one (decision 064). */
export const isRefusal = (body: unknown): boolean => refusal.safeParse(body).success

const reasonShape = z
  .object({ message: sentence, statusText: sentence })
  .transform(({ message, statusText }) => message || statusText)
  .catch('')

/** The sentence of an answer, '' without one. */
export const reasonIn = (body: unknown): string => reasonShape.parse(body)

/** The error of a list that the shop refuses. @param reason its sentence */
export const refusedError = (key: EndpointKey, reason: string): BackendError =>
  new BackendError('status', key, `${key} refused its list.`, { status: 403, refusal: reason })
