import { privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { shopTime } from '../shop-time'
import { foldedWords } from '../text'
import type { ReviewRow } from './queries'
import { readReviews, starCounts } from './queries'
import { readQuestions } from './question-queries'

export const review = newArea()

const PER_PAGE = 10

review.get('/srv/service/product-detail/comment-average/:productId', async (call) => {
  const counts = await starCounts(call.env.DB, productOf(call))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return publicAnswer(call, { data: counts, total })
})

review.get('/srv/service/product-detail/comments/:productId/:type?', async (call) => {
  const productId = productOf(call)
  const { rows, total, page, pages } = await readPage(call)
  const type = call.req.param('type')
  return answerFor(call, {
    TOTAL: total,
    PRODUCT_ID: String(productId),
    IS_MEMBER_LOGGED_IN: memberIdOf(call) > 0 ? 1 : 0,
    WRITE_COMMENT: type === '1' ? 1 : 0,
    COMMENT_DONE: type === '2' ? 1 : 0,
    COMMENT_VOTED: type === '3' ? 1 : 0,
    NO_COMMENT: total === 0 ? 1 : 0,
    META: { LIMIT: PER_PAGE, CURRENT_PAGE: page, TOTAL_PAGE: pages },
    COMMENTS: rows.map((row) => ({
      ID: String(row.id),
      NAME: row.shows_name ? row.name : initial(row.name),
      SURNAME: row.shows_name ? row.surname : initial(row.surname),
      TITLE: row.title,
      COMMENT: row.text,
      RATE: row.stars * 20,
      DATE: dayOf(row.created_at),
      IS_NAME_DISPLAYED: String(row.shows_name),
      IS_PRODUCT_PURCHASED: row.has_bought,
      YES_VOTE: row.yes_votes,
      NO_VOTE: row.no_votes,
    })),
  })
})

review.get('/srv/service/product-review/get/:productId', async (call) => {
  const { rows, total, page, pages, average } = await readPage(call)
  return publicAnswer(call, {
    count: total,
    avg: average,
    items: rows.map((row) => ({
      id: String(row.id),
      name: `${row.name} ${initial(row.surname)}`.trim(),
      rate: row.stars,
      title: row.title,
      text: row.text,
      date: row.created_at,
      images: [],
    })),
    page,
    totalPage: pages,
  })
})

review.get('/srv/service/product-detail/questions/:productId', async (call) => {
  const page = Math.max(1, Math.floor(Number(call.req.query('page')) || 1))
  const { questions, total } = await readQuestions(call.env.DB, productOf(call), page, PER_PAGE)
  return answerFor(call, {
    TOTAL: total,
    QUESTIONS: questions.map((row) => ({
      ID: String(row.id),
      NAME: row.name,
      QUESTION: row.text,
      DATE: dayOf(row.created_at),
      ANSWERS: (
        JSON.parse(row.answers) as { id: number; text: string; at: number; shop: number }[]
      ).map((answer) => ({
        ID: String(answer.id),
        ANSWER: answer.text,
        DATE: dayOf(answer.at),
        IS_ADMIN: answer.shop,
      })),
    })),
    META: {
      LIMIT: PER_PAGE,
      CURRENT_PAGE: page,
      TOTAL_PAGE: Math.max(1, Math.ceil(total / PER_PAGE)),
    },
    IS_MEMBER_LOGGED_IN: memberIdOf(call) > 0 ? 1 : 0,
  })
})

async function readPage(call: Call) {
  const requestedPage = Math.max(1, Math.floor(Number(call.req.query('page')) || 1))
  const { rows, total, average } = await readReviews(call.env.DB, {
    productId: productOf(call),
    words: foldedWords((call.req.query('q') ?? '').slice(0, 100)).join(' '),
    byStars: call.req.query('sort') === 'rate',
    ascending: call.req.query('dir') === 'asc',
    page: requestedPage,
    perPage: PER_PAGE,
  })
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  return { rows: rows as ReviewRow[], total, average, page: Math.min(requestedPage, pages), pages }
}

/** An answer to a member is private, since it reveals the membership. */
function answerFor(call: Call, body: unknown): Response {
  return memberIdOf(call) > 0 ? privateAnswer(call, body) : publicAnswer(call, body)
}

function productOf(call: Call): number {
  const id = Number(call.req.param('productId'))
  return Number.isInteger(id) ? id : 0
}

function initial(name: string): string {
  return name && `${name.slice(0, 1).toLocaleUpperCase('tr')}.`
}

function dayOf(seconds: number): string {
  return shopTime(seconds).slice(0, 10)
}
