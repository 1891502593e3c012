import { foldedWords } from '../../text'
import { firstNames, lastNames } from '../data/people'
import { questionsFor } from '../data/talk/questions'
import { longReview, sentencesOf, wordsAround } from '../data/talk/review-words'
import type { Mood } from '../data/talk/sentences'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import type { Chance } from '../random'
import { chanceOf } from '../random'
import { wordByWord } from './cached-by-word'
import type { ProductSeed } from './product-seed'

const wordsOf = wordByWord(foldedWords)

const ONE_DAY = 24 * 60 * 60

const LONG_REVIEW_OF = 22

/** The stars of a product's reviews, in order; most products have good ones. */
export function starsOf(product: ProductSeed): number[] {
  const chance = chanceOf(product.id * 7 + 5)
  const liked = chance.int(60, 95)
  return Array.from({ length: product.reviews }, () => {
    if (chance.percent(liked)) return chance.percent(65) ? 5 : 4
    return chance.percent(60) ? 3 : chance.int(1, 2)
  })
}

/** Reviews, questions and answers of some products. `today` in unix seconds. */
export function reviewStatements(products: ProductSeed[], today: number): Insert[] {
  const columns = [
    'product_id',
    'name',
    'surname',
    'shows_name',
    'title',
    'text',
    'stars',
    'created_at',
    'has_bought',
    'yes_votes',
    'no_votes',
    'folded',
  ]
  const questions = products.flatMap((product) => questionsOf(product, today))
  return [
    ...insertRows(
      'review',
      columns,
      products.flatMap((product) => reviewsOf(product, today)),
    ),
    ...insertRows(
      'question',
      ['id', 'product_id', 'name', 'text', 'created_at'],
      questions.map((one) => one.question),
    ),
    ...insertRows(
      'answer',
      ['question_id', 'text', 'created_at'],
      questions.flatMap((one) => one.answers),
    ),
  ]
}

function reviewsOf(product: ProductSeed, today: number): Value[][] {
  const chance = chanceOf(product.id * 11 + 3)
  const draw = newDraw(chance)
  const sentences = sentencesOf(product.object)
  const { titles, orders } = wordsAround(product.object)
  const moods = starsOf(product).map((stars) => ({ stars, mood: moodOf(stars) }))
  const firsts = moods.map(({ mood }) => draw(sentences[mood]) || draw(orders[mood]))
  return moods.map(({ stars, mood }, index) => {
    const text = [
      firsts[index],
      chance.percent(60) && draw(sentences[mood]),
      chance.percent(40) && draw(orders[mood]),
    ]
    const isLong = product.id === LONG_REVIEW_OF && index === 0
    const prose = isLong
      ? { title: 'Bir yıl kullandıktan sonra uzun bir yorum', text: longReview }
      : { title: draw(titles[mood]) || 'Kısaca', text: text.filter(Boolean).join(' ') }
    return [
      product.id,
      draw(firstNames),
      draw(lastNames),
      chance.percent(70) ? 1 : 0,
      prose.title,
      prose.text,
      stars,
      today - chance.int(1, 600) * ONE_DAY - chance.int(0, 80_000),
      chance.percent(80) ? 1 : 0,
      chance.int(0, 12),
      chance.int(0, 2),
      wordsOf(`${prose.title} ${prose.text}`).flat().join(' '),
    ]
  })
}

const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor')

function newDraw(chance: Chance) {
  const left = new Map<string[], string[]>()
  return (list: string[]): string => {
    const rest = left.get(list) ?? list
    if (rest.length === 0) return ''
    const chosen = chance.pick(rest)
    left.set(
      list,
      rest.filter((one) => one !== chosen),
    )
    return chosen
  }
}

function questionsOf(product: ProductSeed, today: number) {
  const chance = chanceOf(product.id * 13 + 7)
  const suiting = questionsFor(product.object, product.columns)
  const first = chance.int(0, suiting.length - 1)
  return Array.from({ length: product.questions }, (_, index) => {
    const words = suiting[(first + index) % suiting.length]
    const id = product.id * 10 + index
    const at = today - chance.int(3, 300) * ONE_DAY
    const question: Value[] = [id, product.id, chance.pick(firstNames), words?.question ?? '', at]
    // A recent question may have no answer yet.
    const answers: Value[][] = chance.percent(85) ? [[id, words?.answer ?? '', at + ONE_DAY]] : []
    return { question, answers }
  })
}
