import { watchFields } from '../forms/field-errors'
import { followRemoved } from './removed-focus'

/** What serves every form of a page: errors that hide, and a focus that is not lost with a removed line. */
export function watchForms(document: Document, signal: AbortSignal, focused: Element | null): void {
  watchFields(document, signal)
  followRemoved(document, signal, focused)
}
