import { Form, type Letter } from '../../support/page/form'
import { pageOf } from '../../support/page/page'
import type { Visitor } from '../../support/visitor'
import type { FormRow } from './forms'

/** Opens the page of a form in a shop that works, fills it in and presses its button. @throws where there is none */
export async function letterOf(visitor: Visitor, row: FormRow): Promise<Letter> {
  const page = await pageOf(visitor.follow(await visitor.get(row.page)))
  const button = page.getByRole('button', row.button)
  const form = Form.of(button.element, page)
  const starting = (name: string) => new RegExp(`(^|: )${name.replace(/^: /, '')}`)
  for (const [name, value] of Object.entries(row.write ?? {}))
    form.write(form.hasField(name) ? name : starting(name), value)
  for (const name of row.tick ?? []) form.tick(starting(name))
  for (const sent of row.chooseSent ?? []) form.chooseSent(sent)
  return form.press(button.element)
}

/** The path that a letter is sent to. */
export const pathOf = ({ action }: Letter): string => {
  const { pathname, search } = new URL(action)
  return pathname + search
}

/** Sends a letter with a key of its own, as from a page that was opened anew. */
export function sendLetter(visitor: Visitor, letter: Letter): Promise<Response> {
  const pairs = letter.pairs.filter(([name]) => name !== 'key')
  return visitor.post(pathOf(letter), new URLSearchParams([...pairs, ['key', crypto.randomUUID()]]))
}
