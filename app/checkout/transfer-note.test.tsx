import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextWithIban } from './transfer-note'

it('[O02] account numbers in a sentence stand apart, and nothing of it is lost', () => {
  const markup = (text: string) => renderToStaticMarkup(<TextWithIban text={text} />)
  const iban = 'TR47 0000 0000 0000 0000 0000 00'
  expect(markup(`Hesabımız: ${iban}.`)).toBe(`Hesabımız: <bdi>${iban}</bdi>.`)
  const two = `${iban} ya da ${iban.replace('47', '48')}, farkı yoktur.`
  expect(markup(two).replaceAll(/<[^>]+>/g, '')).toBe(two)
  expect(markup(two).match(/<bdi/g)).toHaveLength(2)
  expect(markup('Teslimatta nakit ödersiniz.')).toBe('Teslimatta nakit ödersiniz.')
})
