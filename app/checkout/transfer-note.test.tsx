import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenIban } from './transfer-note'

it('[O02] an account number in a sentence stays in one line', () => {
  const markup = (text: string) => renderToStaticMarkup(<UnbrokenIban text={text} />)
  const iban = 'TR47 0000 0000 0000 0000 0000 00'
  expect(markup(`Hesabımız: ${iban}.`)).toBe(`Hesabımız: <bdi class="iban">${iban}</bdi>.`)
  expect(markup('Teslimatta nakit ödersiniz.')).toBe('Teslimatta nakit ödersiniz.')
})
