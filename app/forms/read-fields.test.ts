import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { translatorOf } from '~/i18n/translators'
import { fieldKinds } from './read-fields'

registerServerTexts()

const newPassword = () => fieldKinds(translatorOf('tr')).newPassword
const messagesFor = (typed: string) =>
  newPassword()
    .safeParse(typed)
    .error?.issues.map(({ message }) => message)

it('[L12] [R01] a new password has at least ten characters, without the spaces around it', () => {
  expect(messagesFor('şifre-789')).toEqual(['Şifre en az 10 karakter olmalı'])
  expect(messagesFor(' şifre-789 ')).toEqual(['Şifre en az 10 karakter olmalı'])
  expect(newPassword().parse(' şifre-7890 ')).toBe('şifre-7890')
})

it('[L12] [R01] a new password has at most 128 characters', () => {
  expect(messagesFor('ş'.repeat(129))).toEqual(['En fazla 128 karakter yazılabilir'])
  expect(newPassword().parse('ş'.repeat(128))).toHaveLength(128)
})
