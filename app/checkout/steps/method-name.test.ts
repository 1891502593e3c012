import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { translatorOf } from '~/i18n/translators'
import { methodName } from './method-name'

registerServerTexts()

it('[O02] names deliveries and payments, also those of a shop that says no more than their ids', () => {
  const t = translatorOf('tr')
  expect(methodName({ id: '3', title: 'Hızlı kurye' }, 'order.cargo', t)).toBe('Hızlı kurye')
  expect(methodName({ id: '-1', title: '' }, 'order.payment', t)).toBe('Havale / EFT')
  expect(methodName({ id: '-2', title: '' }, 'order.payment', t)).toBe('Kredi ya da banka kartı')
  expect(methodName({ id: '-1', title: '' }, 'order.cargo', t)).toBe('Teslimat şekli -1')
  expect(methodName({ id: '9', title: '' }, 'order.payment', t)).toBe('Ödeme şekli 9')
})
