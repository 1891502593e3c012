import { vi } from 'vitest'

export class FakeInput {
  constructor(public value: string) {}
}

/** Makes browser code read forms of `fakeForm` in Node. */
export function stubForms(): void {
  vi.stubGlobal('HTMLInputElement', FakeInput)
  vi.stubGlobal(
    'FormData',
    class {
      readonly #pairs: [string, string][]
      constructor(form: FakeForm, button: FakeButton | null) {
        this.#pairs = Object.entries(form.fields).map(([name, { value }]) => [name, value])
        if (button) this.#pairs.push([button.name, button.value])
      }
      [Symbol.iterator]() {
        return this.#pairs[Symbol.iterator]()
      }
    },
  )
}

type FakeButton = { name: string; value: string; formAction: string; disabled: boolean }

type FakeForm = ReturnType<typeof fakeForm>['form']

/** The part of a form that sending needs; `element` is the same for the code under test. */
export function fakeForm(fields: Record<string, string>, data: Record<string, string> = {}) {
  const inputs = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, new FakeInput(value)]),
  )
  const form = {
    fields: inputs,
    action: 'http://shop.test/sepet/ekle?x=1#top',
    hidden: false,
    dataset: data,
    elements: { namedItem: (name: string) => inputs[name] ?? null },
  }
  return { form, element: form as unknown as HTMLFormElement }
}

/** A submit button, optionally with its own `formAction`. */
export function fakeButton(name: string, value: string, formAction = '') {
  const button = {
    name,
    value,
    formAction,
    disabled: false,
    focus: vi.fn(),
    hasAttribute: (attribute: string) => attribute === 'formaction' && formAction !== '',
  }
  return { button, element: button as unknown as HTMLButtonElement }
}
