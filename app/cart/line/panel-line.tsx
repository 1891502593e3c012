import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '~/backend/cart/cart-model'
import { leavingLine } from '~/cart/page/cart-form'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { fetchActionCode } from '~/rendering/forms/form-code'
import { useFormState } from '~/rendering/forms/form-state'
import { fieldsFor } from '~/rendering/forms/pending-form'
import { usePageVars } from '~/rendering/visitor-values'
import { pathOfVariant } from '~/site-map'
import { PictureView } from '~/ui/pictures/picture-view'
import { ChangedPrice } from './changed-price'
import { expectedTotal } from './expected-total'
import { LineButtons } from './line-buttons'
import { LineChoicesView } from './line-choices-view'
import { LineCount } from './line-count'
import { ShortLine } from './short-line'
import type { CountProps } from './use-count-field'
import { VatExcluded } from './vat-excluded'

type Props = {
  id: string
  line: CartLine
  name: string
}

/** What can be done with a line in the drawer, by a form of its own. */
function LineForm({ id, line, name, onTyped }: Props & Pick<CountProps, 'onTyped'>) {
  const { href } = useLocale()
  const { formKey } = usePageVars()
  const { sent, isSending, answer, submit } = useFormState(id)
  const form = useRef<HTMLFormElement>(null)
  const action = href('cartLine')
  const { index } = line
  const own = { index, line: name }
  // A changed count is sent without touching its button, which would fetch the code.
  useEffect(() => void fetchActionCode(action), [action])
  function send(count: string) {
    const fields = { ...own, key: formKey, intent: 'update', count }
    if (form.current) submit(fieldsFor(form.current, action, fields))
  }
  return (
    <Form id={id} ref={form} action={action} noValidate={false}>
      {/* Enter in the field presses the form's first button. */}
      <button type="submit" name="intent" value={`update:${index}`} hidden tabIndex={-1} />
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={own.line} />
      <input type="hidden" name="shown" value={line.count} />
      <LineCount
        line={line}
        busy={isSending}
        sent={sent?.get('count') ?? undefined}
        answer={answer}
        onCount={send}
        onTyped={onTyped}
      />
      <LineButtons line={line} busy={isSending} />
    </Form>
  )
}

export function PanelLine({ id, line, name }: Props) {
  const { t, money, number, dir } = useLocale()
  const { sent } = useFormState(id)
  const [typed, setTyped] = useState<string | null>(null)
  const total = expectedTotal(line, typed)
  const { personal, frequencyName: frequency, orderNote: note } = line
  return (
    <li hidden={Boolean(sent && leavingLine(sent))}>
      <PictureView picture={line.picture} sizes="64px" alt="" />
      <a href={pathOfVariant(line.path, line.variantId)}>{line.title}</a>
      {total !== null && <b>{money(total, line.currency)}</b>}
      <p>
        <bdi dir={dir}>
          {line.unitPrice === null
            ? number(line.count)
            : t('cart.countTimesPrice', {
                count: number(line.count),
                price: money(line.unitPrice, line.currency),
              })}
        </bdi>
        <VatExcluded percent={line.vatExcluded} /> <bdi>{line.variantLabel}</bdi>
        <LineChoicesView choices={{ personal, frequency, note }} />
      </p>
      <ChangedPrice line={line} />
      {line.left !== null && <ShortLine left={line.left} shortage={line.shortage} />}
      <LineForm id={id} line={line} name={name} onTyped={setTyped} />
    </li>
  )
}
