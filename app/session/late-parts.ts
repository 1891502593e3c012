import { BackendError } from '~/backend/http/backend-error'
import type { RequestContext } from './request-context'

/** Parts that a page shows when they come. One that fails is recorded, so that the page without it is not kept for others. */
export function startLate(context: RequestContext, parts: (Promise<unknown> | undefined)[]): void {
  for (const part of parts)
    part?.catch((error: unknown) => {
      const reason = error instanceof BackendError ? `${error.kind} ${error.endpoint}` : 'error'
      context.failure ??= `late ${reason}`
    })
}
