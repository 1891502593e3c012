import { describe, expect, it } from 'vitest'
import { refusalOf, wordsOf } from './refusal'

const names = ['email', 'phone']
const refused = (message: string, fields: Record<string, string[]>) =>
  refusalOf({ message, fields }, names, 'Genel')

describe('[X01] a refusal', () => {
  it('is no notice where each error has its field', () => {
    const fields = { email: ['Hatalı'], phone: ['Kısa'] }
    expect(refused('Form hatalı', fields)).toEqual({ errors: fields, text: '' })
  })

  it('says what has no field, once', () => {
    const mixed = { email: ['Hatalı'], vendor: ['Yok', 'Yok'], other: ['Kapalı'] }
    expect(refused('Hatalı', mixed)).toEqual({ errors: { email: ['Hatalı'] }, text: 'Yok Kapalı' })
    expect(refused('Yok', { vendor: ['Yok'] })).toEqual({ errors: {}, text: 'Yok' })
  })

  it('is the shop’s sentence without errors, and never without words', () => {
    expect(refused('Bugün olmaz', {})).toEqual({ errors: {}, text: 'Bugün olmaz' })
    expect(refused('', {})).toEqual({ errors: {}, text: 'Genel' })
    expect(refused('', { email: [''] })).toEqual({ errors: {}, text: 'Genel' })
    expect(refused('', { vendor: [''] })).toEqual({ errors: {}, text: 'Genel' })
  })

  it('of a form with one field stands there', () => {
    expect(wordsOf({ message: 'A', fields: { code: ['B'], other: ['B', 'C'] } }, 'G')).toEqual([
      'B',
      'C',
    ])
    expect(wordsOf({ message: 'A', fields: {} }, 'G')).toEqual(['A'])
    expect(wordsOf({ message: '', fields: { code: [''] } }, 'G')).toEqual(['G'])
  })
})
