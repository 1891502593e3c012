import { identityOf } from '~/cart/change/line-identity'
import { useLocale } from '~/i18n/use-locale'
import { usePageVars } from '~/rendering/visitor-values'
import { PictureView } from '~/ui/pictures/picture-view'
import { LineButtons } from './line-buttons'
import { LineCount } from './line-count'
import { LineDetails } from './line-details'
import { LineNote } from './line-note'
import type { CountProps } from './use-count-field'

type Props = Omit<CountProps, 'onCount'> & {
  canSave: boolean
  onSend: (fields: Record<string, string>) => void
}

export function CartLineView({ canSave, onSend, ...count }: Props) {
  const { money } = useLocale()
  const { formKey } = usePageVars()
  const { line, busy } = count
  const { index } = line
  const update = { index, line: identityOf(line), key: formKey, intent: 'update' }
  return (
    <li className="cart-line">
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={identityOf(line)} />
      <input type="hidden" name="shown" value={line.count} />
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="cart-line-text">
        <LineDetails line={line} />
      </div>
      <div className="cart-line-actions">
        <LineCount {...count} onCount={(typed) => onSend({ ...update, count: typed })} />
        <LineButtons line={line} busy={busy} canSave={canSave} canMove />
        <LineNote line={line} busy={busy} />
      </div>
      <b className="cart-line-total">{money(line.total, line.currency)}</b>
    </li>
  )
}
