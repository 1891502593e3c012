import { type FormEvent, useEffect } from 'react'
import { afterPaint } from '~/shell/after-paint'
import { dropElsewhere, holdPress, takePress } from './handover'

/**
 * A press made while the page of the chosen sibling is on its way is made on that page: what it adds is what is on
 * screen.
 * @param path of the product whose form this is
 * @returns the form's onSubmit
 */
export function useHeldPress(path: string) {
  useEffect(() => {
    const intent = takePress(path)
    const name = `#purchase button[name="intent"][value="${intent}"]`
    const button = intent && document.querySelector<HTMLButtonElement>(name)
    if (button) {
      // As by hand: a sign first for the code that tells of adds (app/shell/enhancer.tsx), then the press.
      button.focus({ preventScroll: true })
      afterPaint().then(() => button.click())
    }
    return dropElsewhere
  }, [path])
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'add'
    if (!holdPress(event.currentTarget, intent)) return
    event.preventDefault()
    // It is not sent: nobody shall tell of an add.
    event.nativeEvent.stopImmediatePropagation()
  }
}
