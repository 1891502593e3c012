import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeButton, fakeForm, stubForms } from '../../../tests/support/fake-form'
import { allowRetry, takeForm } from './pending-form'

beforeAll(stubForms)
afterAll(() => void vi.unstubAllGlobals())

describe('the request of a form', () => {
  it('contains its button’s data, for the path and query of its action', () => {
    const { element } = fakeForm({ productId: '7', quantity: '2' })
    const { element: button } = fakeButton('intent', 'buy')
    const { action, body } = takeForm(element, button)
    expect(action).toBe('/sepet/ekle?x=1')
    expect(body.toString()).toBe('productId=7&quantity=2&intent=buy')
    const { element: own } = fakeButton('intent', 'buy', 'http://shop.test/favorilerim/degistir')
    expect(takeForm(element, own).action).toBe('/favorilerim/degistir')
    expect(takeForm(element, null).action).toBe('/sepet/ekle?x=1')
  })

  it('[C15] has the key of the form, and another one the next time', () => {
    const { form, element } = fakeForm({ key: 'first' })
    const keys = [1, 2, 3].map(() => takeForm(element, null).body.get('key'))
    expect(keys[0]).toBe('first')
    expect(new Set([...keys, form.fields.key?.value]).size).toBe(4)
  })

  it('[C15] [T05] has the same key again after a lost response', () => {
    const { element } = fakeForm({ key: 'first' })
    const lost = takeForm(element, null)
    allowRetry(lost)
    expect(takeForm(element, null).body.get('key')).toBe('first')
  })

  it('works without a key', () => {
    const { form, element } = fakeForm({ q: 'a' })
    allowRetry(takeForm(element, null))
    expect(form.fields.q?.value).toBe('a')
    expect(takeForm(element, null).body.toString()).toBe('q=a')
  })
})
