import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeButton, fakeForm, stubForms } from '../../../tests/support/fake-form'
import { FormQueue, type Outcome } from './form-queue'
import { takeForm } from './pending-form'
import { maxAnswerMs } from './post-form'

beforeAll(() => {
  vi.useFakeTimers()
  stubForms()
  vi.stubGlobal('document', { body: {}, activeElement: null })
  vi.stubGlobal('addEventListener', () => {})
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
})

function submission(key: string) {
  const { form, element } = fakeForm({ key }, {})
  const { button, element: submitter } = fakeButton('intent', 'place')
  return { form, button, pending: takeForm(element, submitter) }
}

const queueThat = (first: Promise<Outcome>) =>
  new FormQueue(({ body }) => {
    sent.push(body.get('key') ?? '')
    return sent.length === 1 ? first : Promise.resolve('done')
  })

it('[U14] a form whose end never comes can be pressed once more, as the same request, and keeps no other back', async () => {
  const forms = queueThat(new Promise(() => {}))
  const [stuck, after] = [submission('order-1'), submission('order-2')]
  forms.add(stuck.pending)
  forms.add(after.pending)
  await vi.advanceTimersByTimeAsync(maxAnswerMs)
  expect([stuck.button.disabled, sent]).toEqual([true, ['order-1']])
  await vi.advanceTimersByTimeAsync(2 * maxAnswerMs)
  expect([stuck.button.disabled, after.button.disabled]).toEqual([false, false])
  expect(sent).toEqual(['order-1', 'order-2'])
  forms.add(takeForm(stuck.pending.form, stuck.pending.button))
  expect(sent.at(-1)).toBe('order-1')
})

it('[U14] a button whose next page does not come can be pressed once more, as the same request', async () => {
  const forms = queueThat(Promise.resolve('left'))
  const { button, pending } = submission('order-3')
  forms.add(pending)
  await vi.advanceTimersByTimeAsync(1000)
  expect(button.disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(maxAnswerMs)
  expect(button.disabled).toBe(false)
  forms.add(takeForm(pending.form, pending.button))
  expect(sent).toEqual(['order-3', 'order-3'])
})
