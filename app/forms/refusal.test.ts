import { describe, expect, it } from 'vitest'
import { errorsOfAnswer, messagesOf, refusalOf } from './refusal'

const names = ['email', 'phone']
const refused = (message: string, fields: Record<string, string[]>) =>
  refusalOf({ message, fields }, names, 'Genel')

describe('[X01] a refusal', () => {
  it('shows no notice when every error has a field', () => {
    const fields = { email: ['Hatalı'], phone: ['Kısa'] }
    expect(refused('Form hatalı', fields)).toEqual({ errors: fields, text: '' })
  })

  it('shows errors without a field once', () => {
    const mixed = { email: ['Hatalı'], vendor: ['Yok', 'Yok'], other: ['Kapalı'] }
    expect(refused('Hatalı', mixed)).toEqual({ errors: { email: ['Hatalı'] }, text: 'Yok Kapalı' })
    expect(refused('Yok', { vendor: ['Yok'] })).toEqual({ errors: {}, text: 'Yok' })
  })

  it('shows the shop’s message when there are no errors, else a general one', () => {
    expect(refused('Bugün olmaz', {})).toEqual({ errors: {}, text: 'Bugün olmaz' })
    expect(refused('', {})).toEqual({ errors: {}, text: 'Genel' })
    expect(refused('', { email: [''] })).toEqual({ errors: {}, text: 'Genel' })
    expect(refused('', { vendor: [''] })).toEqual({ errors: {}, text: 'Genel' })
  })

  it('shows all messages at the field of a one-field form', () => {
    expect(messagesOf({ message: 'A', fields: { code: ['B'], other: ['B', 'C'] } }, 'G')).toEqual([
      'B',
      'C',
    ])
    expect(messagesOf({ message: 'A', fields: {} }, 'G')).toEqual(['A'])
    expect(messagesOf({ message: '', fields: { code: [''] } }, 'G')).toEqual(['G'])
  })

  it('shows the shop’s message beside the field that it names, else above the form', () => {
    const names = ['rate', 'text']
    expect(errorsOfAnswer('rate', 'Puan verin', names)).toEqual({
      errors: { rate: ['Puan verin'] },
    })
    for (const field of ['', 'vendor'])
      expect(errorsOfAnswer(field, 'Kapalı', names)).toEqual({ formErrors: ['Kapalı'] })
  })
})
