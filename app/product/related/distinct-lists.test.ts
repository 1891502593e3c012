import { expect, it } from 'vitest'
import { distinctLists } from './distinct-lists'

const goods = (...ids: string[]) => ids.map((id) => ({ id }))
const idsOf = async (lists: Promise<{ id: string }[]>[]) =>
  (await Promise.allSettled(lists)).map((one) =>
    one.status === 'fulfilled' ? one.value.map(({ id }) => id).join('') : 'failed',
  )

it('[P02] related goods stand in the first list that names them, and in one that has no others', async () => {
  const late = new Promise<{ id: string }[]>((resolve) => setTimeout(resolve, 5, goods('a', 'b')))
  const lists = [late, Promise.resolve(goods('b', 'c')), Promise.resolve(goods('a', 'c'))]
  expect(await idsOf(distinctLists(lists))).toEqual(['ab', 'c', 'ac'])
})

it('[P02] a list that fails takes no other along', async () => {
  const late = new Promise<{ id: string }[]>((resolve) => setTimeout(resolve, 5, goods('a')))
  const lists = [late, Promise.reject(new Error('down')), Promise.resolve(goods('a', 'b'))]
  expect(await idsOf(distinctLists(lists))).toEqual(['a', 'failed', 'b'])
})
