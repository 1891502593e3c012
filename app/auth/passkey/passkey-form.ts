import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { postForm } from '~/rendering/forms/post-form'
import { noticeMs } from '~/ui/notice-times'
import { renewOptions } from './renew-options'

/** The library's two kinds of options have no type in common. */
type Options = Parameters<typeof startRegistration>[0]['optionsJSON'] &
  Parameters<typeof startAuthentication>[0]['optionsJSON']

/** The options of the shop. @throws an error with its sentence, where it gives none */
async function loadOptions({ dataset }: HTMLFormElement) {
  const body = new URLSearchParams({ adim: 'secenekler', tur: dataset.kind ?? '' })
  const answer = await postForm(dataset.optionsUrl ?? '', body)
  const { options, error } = (await answer.json()) as { options?: Options; error?: string }
  if (!options) throw new Error(error)
  return options
}

async function answerOf(form: HTMLFormElement, useBrowserAutofill: boolean): Promise<string> {
  const optionsJSON = await loadOptions(form)
  const answer = await (form.dataset.kind === 'kayit'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON, useBrowserAutofill }))
  return JSON.stringify(answer)
}

/** "Remember me" belongs to the password's form, and counts for a passkey too. */
function addRemember(form: HTMLFormElement): void {
  const box = document.querySelector<HTMLInputElement>('input[name="rememberMe"]')
  form.querySelector('input[name="rememberMe"]')?.remove()
  if (!box?.checked) return
  const input = Object.assign(document.createElement('input'), { name: 'rememberMe', value: '1' })
  input.type = 'hidden'
  form.appendChild(input)
}

type Sending = { send: (answer: string) => void; isPressed: () => boolean }

/** Offers keys among the suggestions: pending until one is chosen, or the button asks in its place. */
async function suggestKeys(form: HTMLFormElement, { send, isPressed }: Sending): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const suggest = () => {
    // Other suggestions would end the question that the button has opened.
    if (isPressed()) return
    answerOf(form, true)
      .then(send)
      .catch(() => undefined)
  }
  suggest()
  renewOptions(form, suggest)
}

/** Puts the browser's answer into the form before it is sent; a key chosen among the suggestions sends it too. */
const passkeyForm: Behavior = (element, { receive }) => {
  if (!(element instanceof HTMLFormElement)) return
  if (!browserSupportsWebAuthn()) {
    element.hidden = true
    return
  }
  let hasAnswer = false
  let isPressed = false
  function send(answer: string): void {
    const field = element.querySelector<HTMLInputElement>('input[name="yanit"]')
    if (!field || !(element instanceof HTMLFormElement)) return
    field.value = answer
    if (element.dataset.kind === 'giris') addRemember(element)
    hasAnswer = true
    element.requestSubmit()
    hasAnswer = false
  }
  element.addEventListener('submit', (event) => {
    if (hasAnswer) return
    event.preventDefault()
    isPressed = true
    answerOf(element, false)
      .then(send, ({ name, message }) => {
        const { failed = '', known = failed } = element.dataset
        const isOfShop = name === 'Error' && message
        // The authenticator has a key of this member already.
        const own = name === 'InvalidStateError' ? known : failed
        const text = isOfShop ? message : own
        receive({ notices: [{ tone: 'bad', text, ms: noticeMs.error }], unchanged: true })
      })
      .finally(() => {
        isPressed = false
      })
  })
  if (element.dataset.kind === 'giris')
    suggestKeys(element, { send, isPressed: () => isPressed }).catch(() => undefined)
}

export default passkeyForm
