import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

it('[F09] a shared list that does not exist is refused in the language of the call', async () => {
  const textIn = async (language: string) => {
    const path = `/srv/service/profile/get-shared-list/yok?language=${language}`
    const answer = await shop.visitor().send(path)
    return [answer.status, ((await answer.json()) as { statusText: string }).statusText]
  }
  expect(await textIn('tr')).toEqual([404, 'Bu liste artık yok'])
  expect(await textIn('de')).toEqual([404, 'Diese Liste gibt es nicht mehr'])
  expect(await textIn('ar')).toEqual([404, 'لم تعد هذه القائمة موجودة'])
})
