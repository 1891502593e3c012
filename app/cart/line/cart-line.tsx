import { useState } from 'react'
import { identityOf } from '~/cart/change/line-identity'
import { LineNote } from '~/cart/note/line-note'
import type { SentLine } from '~/cart/page/cart-form'
import { useLocale } from '~/i18n/use-locale'
import { usePageVars } from '~/rendering/visitor-values'
import { PictureView } from '~/ui/pictures/picture-view'
import { expectedTotal } from './expected-total'
import { LineButtons } from './line-buttons'
import { LineCount } from './line-count'
import { LineDetails } from './line-details'
import type { CountProps } from './use-count-field'

type Props = Omit<CountProps, 'onCount' | 'onTyped'> & {
  /** The line that is being taken out: it is not seen until the shop refuses. */
  leaving: SentLine | null | undefined
  canSave: boolean
  onSend: (fields: Record<string, string>) => void
}

export function CartLineView({ canSave, leaving, onSend, ...count }: Props) {
  const { money } = useLocale()
  const { formKey } = usePageVars()
  const { line, busy } = count
  const [typed, setTyped] = useState<string | null>(null)
  const { index } = line
  const isLeaving = leaving?.index === index && leaving.line === identityOf(line)
  const update = { index, line: identityOf(line), key: formKey, intent: 'update' }
  return (
    <li className="cart-line" hidden={isLeaving}>
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={identityOf(line)} />
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
        <LineButtons line={line} busy={busy} canSave={canSave} canMove />
        <LineNote line={line} busy={busy} />
      </div>
      <b className="cart-line-total">{money(expectedTotal(line, typed), line.currency)}</b>
    </li>
  )
}
