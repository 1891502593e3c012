import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInstalments } from '../../app/backend/catalogue/product/instalments'
import { readQuestions, readReviews, readStarCounts } from '../../app/backend/engagement/reviews'
import { writeShape } from '../../app/backend/engagement/writing-api'
import { readPage } from '../../app/backend/site/page'
import { demoAccounts } from '../../functions/shop/seed/data/accounts'
import { type DemoProduct, demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
let call: Caller
let product: DemoProduct
beforeAll(async () => {
  shop = await openWorkers()
  call = new Caller(shop)
  product = await demoProduct(shop.db, 'plain')
})
afterAll(() => shop.close())

const tr = 'language=tr&currency=TL'
const own = '/srv/service/product-detail'

/** A member's bearer. */
async function bearer(): Promise<string> {
  const { email, password } = demoAccounts[0] ?? { email: '', password: '' }
  const answer = await call.json(`/api/v1/authentication/login/?${tr}`, {
    username: email,
    password,
    type: 'email',
  })
  return answer.data[0].bearer
}

async function asMember(path: string, form: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(form) }
  const headers = { authorization: `Bearer ${await bearer()}` }
  return (await call.send(path, { ...init, headers })).json()
}

describe('reviews, questions and alarms of a product', () => {
  it('[Z8] [P13] count the stars of the reviews', async () => {
    const counts = readStarCounts(await call.json(`${own}/comment-average/${product.id}?${tr}`))
    const rows = await shop.db
      .prepare('SELECT stars, count(*) AS n FROM review WHERE product_id = ?1 GROUP BY stars')
      .bind(product.id)
      .all<{ stars: number; n: number }>()
    for (const { stars, n } of rows.results) expect(counts?.[stars - 1]).toBe(n)
    expect(counts?.reduce((sum, n) => sum + n, 0)).toBe(rows.results.reduce((s, r) => s + r.n, 0))
  })

  it('[Z42] [P13] find reviews with dotted or dotless i, and sort them in both directions', async () => {
    await shop.db
      .prepare(
        `INSERT INTO review (product_id, name, surname, title, text, stars, created_at, folded)
         VALUES (?1, 'A', 'B', 'ISPARTA halısı', 'Çok sıcak', 1, 1, 'isparta halisi cok sicak')`,
      )
      .bind(product.id)
      .run()
    for (const word of ['ISPARTA', 'ısparta', 'isparta', 'İsparta', 'HALISI', 'sıcak', 'SICAK']) {
      const found = readReviews(
        await call.json(`${own}/comments/${product.id}?${tr}&q=${encodeURIComponent(word)}`),
      )
      expect(
        found?.items.map(({ title }) => title),
        word,
      ).toContain('ISPARTA halısı')
    }
    const none = await call.json(`${own}/comments/${product.id}?${tr}&q=yokboyle`)
    expect(none).toMatchObject({ TOTAL: 0, NO_COMMENT: 1 })
    for (const dir of ['asc', 'desc']) {
      const page = readReviews(
        await call.json(`${own}/comments/${product.id}?${tr}&sort=rate&dir=${dir}`),
      )
      const stars = page?.items.map((one) => one.stars) ?? []
      const sorted = [...stars].sort((a, b) => (dir === 'asc' ? a - b : b - a))
      expect(stars).toEqual(sorted)
    }
  })

  it('[Z42] [P13] hold a member’s review for approval, one for each product, and refuse a guest’s', async () => {
    const form = { rate: '4', title: 'İyi', text: 'Işık altında da iyi duruyor.', displayName: '1' }
    const path = `${own}/comment/${product.id}?${tr}`
    expect(writeShape.parse(await call.json(path, form))).toMatchObject({ ok: false })
    expect(writeShape.parse(await asMember(path, { ...form, rate: '6' }))).toMatchObject({
      ok: false,
      field: 'rate',
    })
    expect(writeShape.parse(await asMember(path, form))).toMatchObject({ ok: true })
    expect(writeShape.parse(await asMember(path, form))).toMatchObject({ ok: false })
    const row = await shop.db
      .prepare('SELECT is_approved, stars, folded FROM review WHERE member_id > 0')
      .first()
    expect(row).toEqual({
      is_approved: 0,
      stars: 4,
      folded: 'iyi isik altinda da iyi duruyor',
    })
  })

  it('[Z42] [P13] count one vote for each voter; a second one replaces the first', async () => {
    const review = await shop.db
      .prepare('SELECT id, yes_votes AS yes, no_votes AS no FROM review WHERE product_id = ?1')
      .bind(product.id)
      .first<{ id: number; yes: number; no: number }>()
    const votes = () =>
      shop.db
        .prepare('SELECT yes_votes AS yes, no_votes AS no FROM review WHERE id = ?1')
        .bind(review?.id ?? 0)
        .first()
    const voter = new Caller(shop)
    for (const vote of ['1', '1']) {
      await voter.json(`${own}/vote-comment/${review?.id}/${vote}?${tr}`, {})
      expect(await votes()).toEqual({ yes: (review?.yes ?? 0) + 1, no: review?.no })
    }
    await voter.json(`${own}/vote-comment/${review?.id}/2?${tr}`, {})
    expect(await votes()).toEqual({ yes: review?.yes, no: (review?.no ?? 0) + 1 })
    expect(await voter.json(`${own}/vote-comment/999999999/1?${tr}`, {})).toMatchObject({
      status: 0,
    })
  })

  it('[Z43] [P13] hold a question for approval and then show it with its answer', async () => {
    const path = `${own}/questions/${product.id}?${tr}`
    expect(await call.json(path, { question: 'Ne?', displayName: 'Ada' })).toMatchObject({
      status: 0,
      key: 'question',
    })
    expect(
      await call.json(path, { question: 'Bulaşık makinesine girer mi?', displayName: 'Ada' }),
    ).toMatchObject({ status: 1 })
    const before = readQuestions(await call.json(path))
    expect(before?.items.map(({ text }) => text)).not.toContain('Bulaşık makinesine girer mi?')
    await shop.db.prepare('UPDATE question SET is_approved = 1').run()
    const after = readQuestions(await call.json(path))
    expect(after?.items.map(({ text }) => text)).toContain('Bulaşık makinesine girer mi?')
  })

  it('save an alarm once for an e-mail address, a product and a variant', async () => {
    const form = {
      type: 'price',
      product: String(product.id),
      variant: '0',
      email: 'ada@ornek.test',
    }
    const path = `/srv/service/profile/add-to-alarm-list?${tr}`
    expect(await call.json(path, { ...form, email: 'ada' })).toMatchObject({
      status: 0,
      key: 'email',
    })
    for (let i = 0; i < 2; i++) expect(await call.json(path, form)).toMatchObject({ status: 1 })
    const rows = await shop.db.prepare('SELECT kind, product_id, email FROM alarm').all()
    expect(rows.results).toEqual([
      { kind: 'price', product_id: product.id, email: 'ada@ornek.test' },
    ])
  })
})

describe('prices in get-page and in the instalment list', () => {
  it('[Z12] [P15] have each card’s instalments up to the limit of the category, in any currency', async () => {
    const path = '/srv/service/content-v5/sub-folder/3/1004/installment-list/'
    const query = `product=${product.id}&variant=0`
    const plans = readInstalments(await call.json(`${path}?${query}&${tr}`))
    const bonus = plans?.find(({ card }) => card === 'Bonus')
    const row = await shop.db
      .prepare('SELECT price FROM product WHERE id = ?1')
      .bind(product.id)
      .first<{ price: number }>()
    expect(bonus?.instalments[0]).toEqual({
      months: 2,
      each: Math.round((row?.price ?? 0) / 2),
      total: row?.price,
    })
    const dollars = readInstalments(await call.json(`${path}?${query}&language=tr&currency=USD`))
    expect(dollars?.[0]?.instalments[0]?.total).toBeLessThan((row?.price ?? 0) / 10)
    const html = await call.send(`${path}?${query}&${tr}`, { headers: { accept: 'text/html' } })
    expect(await html.text()).toContain('<caption>Bonus</caption>')
  })

  it('[P15] are recorded when they change, so that the lowest earlier one is known', async () => {
    const { path } = product
    const link = `/srv/service/site/get-page?link=${path.slice(1)}&${tr}`
    await shop.db
      .prepare('INSERT INTO price_history (product_id, since, price) VALUES (?1, 1, 99900)')
      .bind(product.id)
      .run()
    await shop.db
      .prepare('UPDATE product SET price = 50000, old_price = 99900 WHERE id = ?1')
      .bind(product.id)
      .run()
    const page = readPage(await call.json(link), 'TL')
    expect(page.kind === 'product' && page.product.lowest).toEqual([{ price: 99900, days: 10 }])
  })
})
