import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { identityOf } from '~/cart/change/line-identity'
import type { Notice } from '~/session/response-data'
import type { SentLine } from './cart-form'

/** As many as the cookie that carries them has space for. */
const max = 40

/** The displayed count is part of it: beside another one, what was typed is over. */
const nameOf = ({ index, line, displayed }: Omit<SentLine, 'count' | 'note'>): string =>
  `count ${index} ${line} ${displayed}`

/** Counts of a cart form that were typed, by line; the page after a failed change shows them again. */
export function typedCounts(sent: SentLine[]): Record<string, string> {
  const typed = sent.filter(({ count, displayed }) => displayed !== '' && count !== displayed)
  return Object.fromEntries(typed.slice(0, max).map((one) => [nameOf(one), one.count.slice(0, 12)]))
}

/** Characters of notes in that cookie. */
const maxOfNotes = 1000

/** The notes of a cart form, by line, as far as there is space. */
export function typedNotes(sent: SentLine[]): Record<string, string> {
  let space = maxOfNotes
  const typed = sent.flatMap(({ line, note }): [string, string][] => {
    if (note === null) return []
    const fitting = note.slice(0, space)
    space -= fitting.length
    return note && !fitting ? [] : [[`note ${line}`, fitting]]
  })
  return Object.fromEntries(typed)
}

/** The value of a failed form by its name, in the document that tells of the failure. */
function useTyped(name: string): string | undefined {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  const { key } = useLocation()
  const found = frame?.notices.find(({ typed }) => typed?.[name] !== undefined)?.typed?.[name]
  const [typed] = useState(key === 'default' ? found : undefined)
  return typed
}

export const useTypedNote = (line: CartLine): string | undefined =>
  useTyped(`note ${identityOf(line)}`)

/** The count typed for a line whose change failed, in the document that says so; else the cart's. */
export function useTypedCount(line: CartLine): string {
  const count = String(line.count)
  const name = nameOf({ index: line.index, line: identityOf(line), displayed: count })
  return useTyped(name) ?? count
}
