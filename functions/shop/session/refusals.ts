import { failedAction } from '../answer'
import type { Call } from '../app'
import type { Language } from '../locale'
import { languageOf } from './call-preferences'

/** Refuses an action of an area with one of its texts, in the language of the call. */
export const refusals =
  <T>(textOf: (text: T, language: Language) => string) =>
  (call: Call, text: T, key = ''): Response =>
    failedAction(call, textOf(text, languageOf(call)), key)
