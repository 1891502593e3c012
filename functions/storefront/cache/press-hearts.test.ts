import { expect, it } from 'vitest'
import { withChoicesIn } from './own-choices'
import { fillPlaceholders, isolatePlaceholders, type VisitorValues } from './placeholders'
import { heartsOfGuest, pressHearts } from './press-hearts'

const heart = (value: string, pressed: boolean) =>
  `<button form="card-actions" name="fav" value="${value}" aria-pressed="${pressed}">ş</button>`
const header = (count: string) => `<b data-favourite-count="true">${count}</b>`
const state = '<script>{"a":"name=\\"fav\\" value=\\"7\\" aria-pressed=\\"false\\""}</script>'
const list = '<button name="fav" value="-7">x</button>'
const shared =
  header('') + heart('7', false) + heart('77', false) + heart('7', false) + list + state
const pressed =
  header('2') + heart('-7', true) + heart('77', false) + heart('-7', true) + list + state

it('[F02] a guest’s hearts are pressed and counted in the document that all guests share', () => {
  expect(pressHearts(shared, ['7', '12'])).toBe(pressed)
  const bytes = new TextEncoder().encode(shared)
  expect(new TextDecoder().decode(withChoicesIn(bytes, { hearts: ['7', '12'], tray: '' }))).toBe(
    pressed,
  )
  expect(new TextDecoder().decode(bytes)).toBe(shared)
  expect(withChoicesIn(bytes, { hearts: [], tray: '' })).toBe(bytes)
})

it.each([1, 3, 17, 64, 1000])(
  '[F02] they are in a stream split every %i characters',
  async (size) => {
    const press = (text: string) => pressHearts(text, ['7', '12'])
    const chunks = new ReadableStream<string>({
      start(controller) {
        for (let at = 0; at < shared.length; at += size)
          controller.enqueue(shared.slice(at, at + size))
        controller.close()
      },
    })
    const filled = chunks.pipeThrough(
      fillPlaceholders(isolatePlaceholders(), {} as VisitorValues, press),
    )
    expect(await new Response(filled).text()).toBe(pressed)
  },
)

it('[F02] ids of products may be texts', () => {
  const page = heart('KC-310', false) + heart('KC', false)
  expect(pressHearts(page, ['KC-310'])).toBe(heart('-KC-310', true) + heart('KC', false))
})

it('[F02] a member’s documents are left as they are', () => {
  const preferences = { favourites: ['7'] }
  const of = (session: object) => heartsOfGuest({ preferences, session } as never)
  expect([of({}), of({ member: { id: '1' } })]).toEqual([['7'], []])
})
