import { expect, it } from 'vitest'
import { securityAnswer } from './security-question'

const answered = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return securityAnswer(form)
}

it('[L07] a form sends the captcha’s response, else the security code, else nothing', () => {
  expect(answered({})).toEqual({})
  expect(answered({ security_code: ' 42 ' })).toEqual({ security_code: '42' })
  const both = { security_code: '42', 'g-recaptcha-response': 'human' }
  expect(answered(both)).toEqual({ 'g-recaptcha-response': 'human' })
  expect(answered({ ...both, 'g-recaptcha-response': ' ' })).toEqual({ security_code: '42' })
  expect(answered({ security_code: new File(['42'], 'x') })).toEqual({})
})
