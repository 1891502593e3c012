import { textForm } from '../catalogue/value-forms'
import { nowSeconds, shortDate } from '../catalogue/view'
import type { Review } from '../data/reviews'
import { memberOf } from '../members/signed-in'
import { productOf, takeId } from '../platform'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { action, json } from '../server/reply'

const perPage = 10

const reviewsOf = (call: Call): Review[] =>
  call.platform.reviews.filter(({ productId }) => productId === Number(call.parts[0]))

/** A page of a list, numbered from 1. */
function pageOf<T>(call: Call, list: T[]) {
  const pages = Math.max(1, Math.ceil(list.length / perPage))
  const page = Math.min(pages, Math.max(1, Number(call.query.get('page')) || 1))
  return { page, pages, rows: list.slice((page - 1) * perPage, page * perPage) }
}

function average(call: Call): Response {
  const rows = reviewsOf(call)
  const count = (stars: number) => rows.filter((one) => one.stars === stars).length
  const data = Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [String(stars), count(stars)]))
  return json({ data, total: rows.length % 2 === 0 ? rows.length : String(rows.length) })
}

const written = (one: Review): number => {
  const [day = 1, month = 1, year = 2026] = one.date.split('.').map(Number)
  return year * 10_000 + month * 100 + day
}

function found(call: Call): Review[] {
  const word = call.query.get('q').toLocaleLowerCase('tr')
  const key = call.query.get('sort') === 'rate' ? (one: Review) => one.stars : written
  const turn = call.query.get('dir') === 'asc' ? 1 : -1
  return reviewsOf(call)
    .filter((one) => `${one.title} ${one.text}`.toLocaleLowerCase('tr').includes(word))
    .sort((a, b) => (key(a) - key(b)) * turn)
}

function comments(call: Call): Response {
  const all = found(call)
  const { page, pages, rows } = pageOf(call, all)
  return json({
    TOTAL: String(all.length),
    PRODUCT_ID: call.parts[0] ?? '',
    IS_MEMBER_LOGGED_IN: memberOf(call) ? '1' : 0,
    WRITE_COMMENT: call.parts[1] === '1' ? 1 : 0,
    COMMENT_DONE: call.parts[1] === '2' ? 1 : 0,
    COMMENT_VOTED: call.parts[1] === '3' ? '1' : 0,
    NO_COMMENT: all.length === 0 ? 1 : 0,
    META: { LIMIT: perPage, CURRENT_PAGE: String(page), TOTAL_PAGE: pages },
    COMMENTS:
      rows.length === 0
        ? null
        : rows.map((one) => ({
            ID: String(one.id),
            NAME: one.name,
            SURNAME: one.surname,
            TITLE: textForm(one.title, one.id),
            COMMENT: textForm(one.text, one.id),
            RATE: one.id % 2 === 0 ? one.stars * 20 : String(one.stars * 20),
            DATE: one.date,
            IS_NAME_DISPLAYED: one.isNameDisplayed ? '1' : '0',
            IS_PRODUCT_PURCHASED: one.isPurchased,
            YES_VOTE: String(one.yes),
            NO_VOTE: one.no,
          })),
  })
}

function reviews(call: Call): Response {
  const all = reviewsOf(call)
  const { page, pages, rows } = pageOf(call, all)
  const sum = all.reduce((total, { stars }) => total + stars, 0)
  return json({
    count: all.length,
    avg: all.length > 0 ? (sum / all.length).toFixed(1) : 0,
    items: rows.map((one) => ({
      id: String(one.id),
      name: `${one.name} ${one.surname.slice(0, 1)}.`,
      rate: one.stars,
      title: one.title,
      text: one.text,
      date: nowSeconds(),
      images: null,
    })),
    page,
    totalPage: pages,
  })
}

/** A review waits for nobody's approval here; each member writes one per product. */
function comment(call: Call): Response {
  const { form } = call
  const member = memberOf(call)
  const stars = Number(form.get('rate'))
  if (!member) return action(0, 'Yorum için giriş yapın', { key: '' })
  if (!(stars >= 1 && stars <= 5)) return action(0, 'Puan verin', { key: 'rate' })
  if (!form.get('text')) return action(0, 'Bu alan zorunludur', { key: 'text' })
  const productId = Number(call.parts[0] ?? form.get('prId'))
  if (!productOf(call.platform, productId)) return action(0, 'Ürün bulunamadı', { key: '' })
  const isThere = call.platform.reviews.some(
    (one) => one.memberId === member.id && one.productId === productId,
  )
  if (isThere) return action(0, 'Bu ürüne zaten yorum yaptınız', { key: 'text' })
  call.platform.reviews.push({
    id: takeId(call.platform),
    productId,
    memberId: member.id,
    name: member.name,
    surname: member.surname,
    title: form.get('title'),
    text: form.get('text'),
    stars,
    date: shortDate(nowSeconds()),
    isNameDisplayed: form.isOn('displayName'),
    isPurchased: false,
    yes: 0,
    no: 0,
  })
  return action(1, 'Yorumunuz için teşekkürler', { key: '' })
}

function vote(call: Call): Response {
  const [id = '', kind = ''] = call.parts
  const one = call.platform.reviews.find((row) => row.id === Number(id))
  const voter = `${call.session.memberId || call.session.csrf}-${id}`
  if (!one || !['1', '2'].includes(kind)) return action(0, 'Yorum bulunamadı')
  if (call.platform.votes.has(voter)) return action(0, 'Bu yoruma zaten oy verdiniz')
  call.platform.votes.add(voter)
  if (kind === '1') one.yes += 1
  else one.no += 1
  return action(1, 'Oyunuz alındı')
}

/** A question is shown once it has been approved. */
function questions(call: Call): Response {
  const productId = Number(call.parts[0])
  if (call.method === 'POST') {
    const text = call.form.get('question')
    if (!text) return action(0, 'Bu alan zorunludur', { key: 'question' })
    const name = memberOf(call)?.name ?? 'Ziyaretçi'
    const date = shortDate(nowSeconds())
    const id = takeId(call.platform)
    call.platform.questions.push({
      id,
      productId,
      name,
      text,
      date,
      isApproved: false,
      answers: [],
    })
    return action(1, 'Sorunuz onaylandıktan sonra yayınlanır', { key: '' })
  }
  const all = call.platform.questions.filter((one) => one.productId === productId && one.isApproved)
  const { page, pages, rows } = pageOf(call, all)
  return json({
    TOTAL: all.length,
    QUESTIONS: rows.map(({ id, name, text, date, answers }) => ({
      ID: String(id),
      NAME: name,
      QUESTION: textForm(text, 0),
      DATE: date,
      ANSWERS: answers.map((one) => ({
        ID: one.id,
        ANSWER: textForm(one.text, 0),
        DATE: one.date,
        IS_ADMIN: one.isAdmin ? 'true' : '0',
      })),
    })),
    META: { LIMIT: String(perPage), CURRENT_PAGE: page, TOTAL_PAGE: pages },
    IS_MEMBER_LOGGED_IN: memberOf(call) ? 1 : 0,
  })
}

function alarm(call: Call): Response {
  const { form } = call
  const email = form.get('email') || (memberOf(call)?.email ?? '')
  const productId = Number(form.get('product'))
  if (!email.includes('@')) return action(0, 'Email formatına uygun değil', { key: 'email' })
  if (!productOf(call.platform, productId)) return action(0, 'Ürün bulunamadı', { key: 'product' })
  const type = form.get('type')
  const variantId = Number(form.get('variant')) || 0
  call.platform.alarms.push({ type, productId, variantId, email })
  return action(1, 'Size haber vereceğiz', { key: '' })
}

const detail = '/srv/service/product-detail'

export const reviewCalls: Route[] = [
  { no: [8], methods: ['GET'], at: `${detail}/comment-average`, answer: average },
  { no: [19], methods: ['GET'], at: '/srv/service/product-review/get', answer: reviews },
  { no: [42], methods: ['GET'], at: `${detail}/comments`, answer: comments },
  { no: [43], methods: ['GET', 'POST'], at: `${detail}/questions`, answer: replayed(questions) },
  { methods: ['POST'], at: `${detail}/comment`, answer: replayed(comment) },
  { methods: ['POST'], at: `${detail}/vote-comment`, answer: vote },
  { methods: ['POST'], at: '/srv/service/profile/add-to-alarm-list', answer: alarm },
]
