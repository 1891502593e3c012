import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The call whose next answer gets lost after its effect; empty for none. */
let lost = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (request.method !== 'POST' || !lost || !request.url.includes(lost)) return answer
      lost = ''
      return new Response('Bad Gateway', { status: 502 })
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  lost = ''
})

const product = 'kuzey-noktali-defter'
type Text = {
  row: string
  form: string
  call: string
  table: string
  fields: Record<string, string>
  /** What a shopper changes to write something else; a product has one review of theirs. */
  other?: Record<string, string>
}

const texts: Text[] = [
  {
    row: '[M02] a message to a department',
    form: '/iletisim',
    call: 'send-message/department',
    table: 'message_line',
    fields: { departmentId: '2', subject: 'İade', text: 'Çantayı geri göndermek istiyorum.' },
    other: { text: 'Çantayı geri göndermek istemiyorum.' },
  },
  {
    row: '[M01] an answer in a conversation',
    form: '/uye-mesaji?mesaj=1',
    call: 'send-message/department',
    table: 'message_line',
    fields: { mesaj: '1', text: 'Fişi ekte.' },
    other: { text: 'Fişi sonra göndereceğim.' },
  },
  {
    row: '[P13] a question',
    form: `/sorular/${product}`,
    call: 'product-detail/questions',
    table: 'question',
    fields: { name: 'Ayla', question: 'Kapağı sert mi?' },
    other: { question: 'Kapağı yumuşak mı?' },
  },
  {
    row: '[P13] a review',
    form: `/yorum-yaz/${product}`,
    call: 'product-detail/comment/',
    table: 'review',
    fields: { rate: '4', title: 'İyi', text: 'Işık altında da iyi duruyor.', displayName: '1' },
  },
]

const rowsIn = (table: string) =>
  shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')

/** Sends a form whose answer gets lost. @returns `post` sends the form of the page that answered, as it is or changed */
async function loseAnswer({ form, call, fields, table }: Text) {
  const visitor = shop.visitor()
  await signIn(visitor)
  const before = Number(await rowsIn(table))
  const opened = await pageOf(await visitor.get(form))
  const key = opened.main.field('key').value
  lost = call
  const answer = await visitor.post(form, { ...fields, key })
  expect(answer.status).toBe(503)
  expect(await rowsIn(table)).toBe(before + 1)
  const repeated = { ...fields, key: (await pageOf(answer)).main.field('key').value }
  const post = (changed: Record<string, string> = {}) =>
    visitor.post(form, { ...repeated, ...changed })
  return { before, post }
}

it('[T36] [A01] an address whose answer is lost is found among the member’s, and written once', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  const before = Number(await rowsIn('address'))
  const key = (await pageOf(visitor.get('/adres/kayit'))).main.field('key').value
  lost = 'address/save'
  const answer = await visitor.post('/adres/kayit', { ...homeAddress, key })
  expect(answer.status).toBe(303)
  expect((await pageOf(visitor.follow(answer))).notices('status')).toHaveLength(1)
  expect(await rowsIn('address')).toBe(before + 1)
  const post = (fields: Record<string, string>) => visitor.post('/adres/kayit', fields)
  expect((await post({ ...homeAddress, key })).status).toBe(303)
  expect(await rowsIn('address')).toBe(before + 1)
  expect((await post({ ...homeAddress, title: 'Yazlık', key })).status).toBe(303)
  expect(await rowsIn('address')).toBe(before + 2)
})

it.each(texts)('[T36] $row sent again after a lost answer is written once', async (text) => {
  const { before, post } = await loseAnswer(text)
  expect((await post()).status).toBe(303)
  expect(await rowsIn(text.table)).toBe(before + 1)
})

it.each(texts.filter(({ other }) => other))(
  '$row changed after a lost answer is written anew',
  async (text) => {
    const { before, post } = await loseAnswer(text)
    expect((await post(text.other)).status).toBe(303)
    expect(await rowsIn(text.table)).toBe(before + 2)
  },
)

const adds: { where: string; path: string; name: string; more: Record<string, string> }[] = [
  { where: 'on its page', path: `/${product}`, name: 'productId', more: { quantity: '1' } },
  {
    where: 'with others on the search page',
    path: '/arama?q=defter',
    name: 'productId[]',
    more: { intent: 'several' },
  },
]

it.each(adds)(
  '[C15] [C16] [T05] a product added $where, again after a lost answer, is in the cart once',
  async ({ path, name, more }) => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const keyOnPage = async () => (await pageOf(visitor.get(path))).main.field('key').value
    const add = async (key: string) => {
      const fields = { [name]: String(id), back: path, key, ...more }
      return (await visitor.post('/sepet/ekle', fields)).headers.get('location')
    }
    const rows = shop.db.prepare('SELECT count FROM cart_line WHERE product_id = ?1').bind(id)
    lost = 'add-to-cart'
    expect(await add(await keyOnPage())).toBe(path)
    const key = await keyOnPage()
    await add(key)
    expect((await rows.all()).results).toEqual([{ count: 1 }])
    expect(await keyOnPage(), 'the key of the next page').not.toBe(key)
    await shop.db.prepare('DELETE FROM cart_line WHERE product_id = ?1').bind(id).run()
  },
)
