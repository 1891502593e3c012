import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { refusalWithCode } from './refusal-with-code'

registerServerTexts()

const refusal = (sent: string | null, message: string, errors: Record<string, string[]>) => {
  const form = new FormData()
  if (sent !== null) form.set('security_code', sent)
  return refusalWithCode({ language: 'tr' }, form, { message, errors, needsCode: true })
}
const needed = 'Bundan sonra giriş için güvenlik kodu da gerekiyor.'

it('[L07] a code that is asked for from now on is announced, with the shop’s own words', () => {
  const code = { security_code: ['Kodu girin.'] }
  const errors = { security_code: [needed] }
  expect(refusal(null, 'Şifre hatalı.', code)).toEqual({ errors, formErrors: ['Şifre hatalı.'] })
  expect(refusal(null, '', code)).toEqual({ errors, formErrors: ['Kodu girin.'] })
  expect(refusal(null, '', { security_code: [''] })).toEqual({ errors, formErrors: [] })
  const password = { password: ['Şifre hatalı.'] }
  expect(refusal(null, 'Şifre hatalı.', password)).toEqual({
    errors: { ...password, ...errors },
    formErrors: [],
  })
})

it('[L07] a code that was typed is called wrong only where the shop names it', () => {
  const code = { security_code: ['Kodu girin.'] }
  expect(refusal('1', 'Kod yanlış.', code)).toEqual({ errors: code, formErrors: ['Kod yanlış.'] })
  expect(refusal('1', 'Kodu girin.', code)).toEqual({ errors: code, formErrors: [] })
  expect(refusal('1', '', { security_code: [''] })).toEqual({
    errors: { security_code: ['Güvenlik kodu hatalı'] },
    formErrors: [],
  })
  expect(refusal('1', 'Şifre hatalı.', { password: ['Şifre hatalı.'] })).toBeNull()
})
