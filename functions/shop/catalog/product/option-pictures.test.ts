import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../../seed/demo/demo-cases'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'

type Wire = {
  IMAGE: { MEDIUM: string }
  IMAGE_LIST: { MEDIUM: string; VARIANT_IDS: string[]; VARIANT_TYPE_ID: string }[]
  VARIANT_ID: string
  VARIANT_FEATURE1_SELECTED: string
  VARIANTS: { ID: string; TYPE_ID1: string; IMAGE: { SMALL: string; BIG: string } }[]
}

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

const { id, slug } = demoCases.twoGroups
const page = async () =>
  (await shop.visitor().get<{ PRODUCT: Wire }>(`/srv/service/site/get-page?link=${slug}`)).PRODUCT

it('[P23] a product has pictures in the colours of its variants, those of the chosen one first', async () => {
  const product = await page()
  for (const one of product.VARIANTS) {
    const visible = product.IMAGE_LIST.filter(({ VARIANT_IDS }) => VARIANT_IDS.includes(one.ID))
    expect(visible).toHaveLength(2)
    expect(visible.map(({ VARIANT_TYPE_ID }) => VARIANT_TYPE_ID)).toEqual([
      one.TYPE_ID1,
      one.TYPE_ID1,
    ])
    expect(visible[0]?.MEDIUM).toBe(one.IMAGE.SMALL)
    expect(one.IMAGE.BIG).toMatch(/^\/img\/defter-1-[a-z-]+-1240\.webp$/)
  }
  const [first] = product.IMAGE_LIST
  expect(first?.VARIANT_TYPE_ID).toBe(product.VARIANT_FEATURE1_SELECTED)
  expect(product.IMAGE.MEDIUM).toBe(first?.MEDIUM)
})

it('[P23] opens with the next colour, in its page and in lists, when one is sold out', async () => {
  const before = await page()
  const soldOut = before.VARIANT_FEATURE1_SELECTED
  await shop.db
    .prepare('UPDATE sub_product SET stock = 0 WHERE product_id = ?1 AND option1_id = ?2')
    .bind(id, Number(soldOut))
    .run()
  const after = await page()
  expect(after.VARIANT_FEATURE1_SELECTED).not.toBe(soldOut)
  expect(after.IMAGE.MEDIUM).not.toBe(before.IMAGE.MEDIUM)
  expect(after.IMAGE_LIST[0]?.VARIANT_TYPE_ID).toBe(after.VARIANT_FEATURE1_SELECTED)
})

it('[P03] opens with one in stock before one that is awaited, at its price in lists', async () => {
  const opened = async () => {
    const { VARIANT_ID } = await page()
    const { price, listed } =
      (await shop.db
        .prepare(
          'SELECT s.price, p.price AS listed FROM sub_product s JOIN product p ON p.id = product_id WHERE s.id = ?1',
        )
        .bind(Number(VARIANT_ID))
        .first<{ price: number; listed: number }>()) ?? {}
    expect(listed).toBe(price)
    return VARIANT_ID
  }
  const before = await opened()
  await shop.db
    .prepare("UPDATE sub_product SET awaited = 'preorder', price = price + 100 WHERE id = ?1")
    .bind(Number(before))
    .run()
  expect(await opened()).not.toBe(before)
  await shop.db
    .prepare('UPDATE sub_product SET stock = 0 WHERE product_id = ?1 AND id <> ?2')
    .bind(id, Number(before))
    .run()
  expect(await opened()).toBe(before)
})
