import { publicAnswer } from '../answer'
import type { Call } from '../app'

/** The filters of a list (contract 2.5). */
export function answerFilters(call: Call): Response {
  return publicAnswer(call, {})
}
