import { useEffect, useRef } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { useTypedNote } from '~/cart/page/typed-counts'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = { line: CartLine; busy: boolean }

/** Folds the note up once the shop has another one, with the focus where it was; not while more is typed. */
function useFolded({ orderNote }: CartLine) {
  const details = useRef<HTMLDetailsElement>(null)
  const known = useRef(orderNote)
  useEffect(() => {
    const element = details.current
    if (!element || known.current === orderNote) return
    const before = known.current
    known.current = orderNote
    const { activeElement: active } = document
    const isIn = element.contains(active) || active === document.body
    const field = element.querySelector('textarea')
    if (field && ![before, orderNote].includes(field.value.trim())) return
    if (field) field.value = orderNote
    if (!element.open) return
    element.open = false
    if (isIn) element.querySelector('summary')?.focus()
  }, [orderNote])
  return details
}

/** A line's note for the shop, where the line takes one. */
export function LineNote({ line, busy }: Props) {
  const { t, href } = useLocale()
  const typed = useTypedNote(line)
  const details = useFolded(line)
  const { index, orderNote, noteLimit, title } = line
  if (noteLimit === null) return null
  const text = t(orderNote ? 'cart.noteEdit' : 'cart.noteAdd')
  return (
    <details ref={details} className="cart-line-note" open={typed !== undefined}>
      <summary aria-label={`${text}: ${title}`}>{text}</summary>
      <textarea
        name={`note:${index}`}
        aria-label={t('cart.noteOf', { title })}
        className="input"
        rows={2}
        maxLength={noteLimit}
        defaultValue={typed ?? orderNote}
      />
      <Button
        name="intent"
        value={`note:${index}`}
        formAction={href('cartLine')}
        formNoValidate
        busy={busy}
        aria-label={`${t('cart.noteSave')}: ${title}`}
      >
        {t('cart.noteSave')}
      </Button>
    </details>
  )
}
