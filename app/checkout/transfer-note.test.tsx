import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenNumbers } from './transfer-note'

it('[O02] account numbers in a sentence stand apart, and nothing of it is lost', () => {
  const markup = (text: string) => renderToStaticMarkup(<UnbrokenNumbers text={text} />)
  const iban = 'TR47 0000 0000 0000 0000 0000 00'
  expect(markup(`Hesabımız: ${iban}.`)).toBe(`Hesabımız: <bdi class="iban">${iban}</bdi>.`)
  const two = `${iban} ya da ${iban.replace('47', '48')}, farkı yoktur.`
  expect(markup(two).replaceAll(/<[^>]+>/g, '')).toBe(two)
  expect(markup(two).match(/<bdi/g)).toHaveLength(2)
  expect(markup('2-4 iş günü')).toBe('<bdi class="unbroken">2–4</bdi> iş günü')
  for (const text of ['0532 123-45-67', '0850 222 11-22', '01-12-2026'])
    expect(markup(text)).toBe(text)
  expect(markup('Teslimatta nakit ödersiniz.')).toBe('Teslimatta nakit ödersiniz.')
})
