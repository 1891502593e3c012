import { describe, expect, it } from 'vitest'
import { fold, foldedWords, slug, sortKey } from './text'

describe('[G08] Turkish text', () => {
  it('[G08] finds Isparta whichever i is typed', () => {
    const spellings = ['ISPARTA', 'ısparta', 'isparta', 'İsparta', 'Isparta'].map(fold)
    expect(new Set(spellings)).toEqual(new Set(['isparta']))
  })

  it('[G08] treats ş as s and s as ş', () => {
    expect(fold('Şişe Açacağı')).toBe('sise acacagi')
    expect(fold('GÖZLÜK')).toBe(fold('gozluk'))
  })

  it('folds Arabic hamzas and vowel signs', () => {
    expect(fold('أَقلام')).toBe(fold('اقلام'))
  })

  it('returns only words', () => {
    expect(foldedWords("Kuzey'in 2 defteri (A5)")).toEqual(['kuzey', 'in', '2', 'defteri', 'a5'])
  })

  it('makes ASCII slugs in every language', () => {
    expect(slug('Kuzey Noktalı Defter')).toBe('kuzey-noktali-defter')
    expect(slug('Größe für Füße')).toBe('grosse-fur-fusse')
    expect(slug('دفتر منقط')).toBe('dftr-mnqt')
  })

  it('[G08] sorts in the order of the Turkish alphabet', () => {
    const words = [
      'iğne',
      'zar',
      'ısıtıcı',
      'çanta',
      'cam',
      'defter',
      'halı',
      'şal',
      'sabun',
      'ömür',
      'oya',
    ]
    const sorted = words.toSorted((a, b) => (sortKey(a, 'tr') < sortKey(b, 'tr') ? -1 : 1))
    expect(sorted).toEqual(words.toSorted(new Intl.Collator('tr').compare))
  })
})

const sources = import.meta.glob<string>('./**/*.{ts,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('[G06] Arabic texts write the tanwin before its alif', () => {
  for (const [path, text] of Object.entries(sources)) {
    const [wrong] = /[^']*\u0627\u064b[^']*/.exec(text) ?? []
    expect(wrong, path).toBeUndefined()
  }
})
