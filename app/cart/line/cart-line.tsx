import { useState } from 'react'
import { LineNote } from '~/cart/note/line-note'
import { useLocale } from '~/i18n/use-locale'
import { usePageVars } from '~/rendering/visitor-values'
import { PictureView } from '~/ui/pictures/picture-view'
import { expectedTotal } from './expected-total'
import { LineButtons } from './line-buttons'
import { LineCount } from './line-count'
import { LineDetails } from './line-details'
import type { CountProps } from './use-count-field'

type Props = Omit<CountProps, 'onCount' | 'onTyped'> & {
  name: string
  /** Whether it is being taken out: it is not seen until the shop refuses. */
  isLeaving: boolean
  /** Whether its buttons wait for an answer. */
  isHeld: boolean
  canSave: boolean
  onSend: (fields: Record<string, string>) => void
}

export function CartLineView({ name, canSave, isLeaving, isHeld, onSend, ...count }: Props) {
  const { money } = useLocale()
  const { formKey } = usePageVars()
  const { line } = count
  const [typed, setTyped] = useState<string | null>(null)
  const total = expectedTotal(line, typed)
  const { index } = line
  const update = { index, line: name, key: formKey, intent: 'update' }
  return (
    <li className="cart-line" hidden={isLeaving}>
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={name} />
      <input type="hidden" name="shown" value={line.count} />
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="cart-line-text">
        <LineDetails line={line} />
      </div>
      <div className="cart-line-actions">
        <LineCount
          {...count}
          onCount={(counted) => onSend({ ...update, count: counted })}
          onTyped={setTyped}
        />
        <LineNote line={line} busy={isHeld} />
        <LineButtons line={line} busy={isHeld} canSave={canSave} canMove />
      </div>
      <b className="cart-line-total">{total !== null && money(total, line.currency)}</b>
    </li>
  )
}
