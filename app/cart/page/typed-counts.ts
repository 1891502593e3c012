import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { identityIn, identityOf } from '~/cart/change/line-identity'
import { useTypedNotice } from '~/rendering/use-typed-notice'
import type { SentLine } from './cart-form'

/** As many as the cookie that carries them has space for. */
const max = 40

/** The displayed count is part of it: beside another one, what was typed is over. */
const nameOf = ({ index, line, displayed }: Omit<SentLine, 'count' | 'note'>): string =>
  `count ${index} ${identityIn(line)} ${displayed}`

/** Names the field of a count that is not what was typed; not by the count, which may have changed. */
export const countFaultName = (line: CartLine): string => `fault ${line.index} ${identityOf(line)}`

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
    return note && !fitting ? [] : [[`note ${identityIn(line)}`, fitting]]
  })
  return Object.fromEntries(typed)
}

/** The value of a failed form by its name, in the document that tells of the failure. */
function useTyped(name: string): string | undefined {
  const notice = useTypedNotice(name)
  const { key } = useLocation()
  const [typed] = useState(key === 'default' ? notice?.typed?.[name] : undefined)
  return typed
}

export const useTypedNote = (line: CartLine): string | undefined =>
  useTyped(`note ${identityOf(line)}`)

/** Why a line's count is not what was typed, in the document that says so. */
export const useCountFault = (line: CartLine): string | undefined => useTyped(countFaultName(line))

/** The count typed for a line whose change failed, in the document that says so; else the cart's. */
export function useTypedCount(line: CartLine): string {
  const count = String(line.count)
  const name = nameOf({ index: line.index, line: identityOf(line), displayed: count })
  return useTyped(name) ?? count
}
