import { expect, it } from 'vitest'
import type { Notice } from '~/session/response-data'
import { withNew } from './use-notices'

const visible = (id: number, text: string, form?: Notice['form']) => ({
  id,
  notice: { tone: 'bad' as const, text, ms: 1000, ...(form && { form }) },
})

it('[U17] a notice that comes again replaces the earlier one', () => {
  const [first, other, second] = [
    visible(1, 'Şifre hatalı'),
    visible(2, 'Stok yok'),
    visible(3, 'Şifre hatalı'),
  ]
  expect(withNew([first, other], [second])).toEqual([other, second])
})

it('[U17] one that undoes another change stays beside it', () => {
  const undo = { action: '/sepet/ekle', fields: {}, text: 'Geri al' }
  const [first, second] = [visible(1, 'Çıkarıldı', undo), visible(2, 'Çıkarıldı', undo)]
  expect(withNew([first], [second])).toEqual([first, second])
})
