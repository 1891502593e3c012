import type { ReactNode } from 'react'
import type { PastLine } from '~/backend/account/member-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { quantityWords } from '../quantity-words'
import { cancelLinesStep, wholeLine } from './step'

type Props = {
  lines: PastLine[]
  here: string
  /** What names the order: its number, or the token of its mail. */
  order: Record<string, string>
  /** Counts of a form that was refused, by the lines' positions. */
  typed?: Record<string, string> | undefined
}

/** Cancels pieces of lines that are not shipped, a count for each, a tick for one piece; nothing where no line is cancelled by itself. */
export function CancelLinesForm({ lines, here, order, typed = {} }: Props) {
  const { t } = useLocale()
  const counted = remaining(lines).filter(({ mayCancel }) => mayCancel)
  if (counted.length === 0) return null
  return (
    <details className="cancel-lines" open={Object.keys(typed).length > 0}>
      <summary>{t('orders.cancelLines')}</summary>
      <LinesForm here={here} order={order}>
        {/* The Enter key would skip the question: outside a dialog this sends nothing. */}
        <button type="submit" formMethod="dialog" hidden />
        <p>{t('orders.cancelLinesLead')}</p>
        <ul>
          {counted.map((line) => {
            const Line = line.count === 1 ? LineTick : LineCount
            return <Line key={line.position} line={line} typed={typed[line.position]} />
          })}
        </ul>
        <Confirm
          id="cancel-lines"
          label={t('orders.cancelChosen')}
          question={t('orders.cancelChosenQuestion')}
          cancel={t('orders.cancelDecline')}
          needs={t('orders.cancelNothing')}
        >
          <Button tone="main">{t('orders.cancelChosenConfirm')}</Button>
        </Confirm>
      </LinesForm>
    </details>
  )
}

/** Cancels all that is left, as its shopper sees it. */
export function CancelAllForm({ lines, here, order }: Omit<Props, 'typed'>) {
  const { t } = useLocale()
  return (
    <LinesForm here={here} order={{ ...order, hepsi: '1' }}>
      {remaining(lines).map((line) => (
        <span key={line.position} hidden>
          <SeenLine line={line} />
          <input type="hidden" name="adet" value={line.count} />
        </span>
      ))}
      <Confirm
        id="cancel-order"
        label={t('orders.cancel')}
        question={t('orders.cancelQuestion')}
        cancel={t('orders.cancelDecline')}
      >
        <Button>{t('orders.cancel')}</Button>
      </Confirm>
    </LinesForm>
  )
}

const remaining = (lines: PastLine[]) => lines.filter(({ count }) => count > 0)

type FormProps = Pick<Props, 'here' | 'order'> & { children: ReactNode }

function LinesForm({ here, order, children }: FormProps) {
  return (
    <Form action={here}>
      {Object.entries({ ...order, adim: cancelLinesStep }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

function SeenLine({ line: { position, count } }: { line: PastLine }) {
  return (
    <>
      <input type="hidden" name="satir" value={position} />
      <input type="hidden" name="kalan" value={count} />
    </>
  )
}

const nameOf = ({ title, variantLabel }: PastLine) =>
  [title, variantLabel].filter(Boolean).join(' · ')

type LineProps = { line: PastLine; typed: string | undefined }

function LineTick({ line, typed }: LineProps) {
  const name = nameOf(line)
  return (
    <li>
      <SeenLine line={line} />
      <input type="hidden" name="adet" value="0" />
      <label className="checkbox">
        <input
          type="checkbox"
          name={wholeLine}
          value={line.position}
          data-title={name}
          defaultChecked={typed === '1'}
        />
        <bdi>{name}</bdi>
      </label>
    </li>
  )
}

function LineCount({ line, typed = '0' }: LineProps) {
  const { t, number } = useLocale()
  const { position, count, unit } = line
  const quantity = quantityWords({ t, number }, count, unit)
  const id = `cancel-${position}`
  const name = nameOf(line)
  return (
    <li>
      <label htmlFor={id}>
        <bdi>{name}</bdi> <small>{t('orders.cancelLine', { quantity })}</small>
      </label>
      <SeenLine line={line} />
      <input
        {...{
          id,
          'data-title': name,
          min: 0,
          max: count,
          step: Number.isInteger(count) ? 1 : 'any',
        }}
        type="number"
        name="adet"
        inputMode="decimal"
        defaultValue={typed}
        className="input"
      />
    </li>
  )
}
