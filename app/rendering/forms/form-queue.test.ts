import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeButton, fakeForm, stubForms } from '../../../tests/support/fake-form'
import { FormQueue, type Outcome } from './form-queue'
import { type PendingForm, takeForm } from './pending-form'

const body = {}
const content = { focus: vi.fn() }
const pageShowListeners: (() => void)[] = []
beforeAll(() => {
  stubForms()
  vi.stubGlobal('document', { body, activeElement: body, getElementById: () => content })
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    pageShowListeners.push(listener)
  })
})
afterAll(() => void vi.unstubAllGlobals())

/** A queue whose responses are released by the test. */
function queue() {
  const sent: string[] = []
  const answers: ((outcome: Outcome) => void)[] = []
  const forms = new FormQueue((pending) => {
    sent.push(pending.body.get('key') ?? '')
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { forms, sent, answer }
}

function submission(key: string, data: Record<string, string> = {}) {
  const { form, element } = fakeForm({ key }, data)
  const { button, element: submitter } = fakeButton('intent', 'add')
  const pending: PendingForm = takeForm(element, submitter)
  return { form, button, pending }
}

describe('forms submitted by script', () => {
  it('[U14] are sent one after the other, each after the previous response', async () => {
    const { forms, sent, answer } = queue()
    for (const key of ['a', 'b', 'c']) forms.add(submission(key).pending)
    expect(sent).toEqual(['a'])
    await answer('done')
    expect(sent).toEqual(['a', 'b'])
    expect(forms.unanswered.map((one) => one.body.get('key'))).toEqual(['b', 'c'])
    await answer('unknown')
    await answer('done')
    expect([sent, forms.unanswered]).toEqual([['a', 'b', 'c'], []])
    forms.add(submission('d').pending)
    expect(sent.at(-1)).toBe('d')
  })

  it('[U14] are sent although one before them failed unexpectedly', async () => {
    const sent: string[] = []
    const forms = new FormQueue(async ({ body: fields }) => {
      sent.push(fields.get('key') ?? '')
      if (sent.length === 1) throw new TypeError('unexpected')
      return 'done'
    })
    for (const key of ['a', 'b']) forms.add(submission(key).pending)
    await vi.waitFor(() => expect([sent, forms.unanswered]).toEqual([['a', 'b'], []]))
  })

  it('[U14] have a disabled button until the response, which then gets its focus back', async () => {
    const { forms, answer } = queue()
    const { button, pending } = submission('a')
    forms.add(pending)
    expect(button.disabled).toBe(true)
    await answer('done')
    expect([button.disabled, button.focus.mock.calls.length]).toEqual([false, 1])
  })

  it('[C15] keep their key only if it is unknown whether they arrived', async () => {
    for (const [outcome, hasSameKey] of [
      ['unknown', true],
      ['done', false],
    ] as const) {
      const { forms, answer } = queue()
      const { form, pending } = submission('a')
      forms.add(pending)
      await answer(outcome)
      expect([outcome, form.fields.key?.value === 'a']).toEqual([outcome, hasSameKey])
    }
  })

  it('are shown again after hiding if nothing was done', async () => {
    for (const [outcome, isHidden] of [
      ['unknown', false],
      ['done', true],
    ] as const) {
      const { forms, answer } = queue()
      const { form, pending } = submission('a', { hideWhenSent: '' })
      forms.add(pending)
      expect(form.hidden).toBe(true)
      await answer(outcome)
      expect([outcome, form.hidden]).toEqual([outcome, isHidden])
    }
  })

  it('[U14] have a disabled button until the next page, or until Back shows this one', async () => {
    const { forms, answer } = queue()
    const { button, pending } = submission('a')
    forms.add(pending)
    await answer('left')
    expect(button.disabled).toBe(true)
    pageShowListeners.at(-1)?.()
    expect(button.disabled).toBe(false)
  })
})
