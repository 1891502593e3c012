import type { ReactNode } from 'react'
import type { CancelAmounts, PastLine } from '~/backend/account/member-model'
import { isPiece } from '~/catalogue/card/unit'
import { ErrorSummary } from '~/forms/error-summary'
import { ErrorText, refusedAttributes } from '~/forms/fields/error-text'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { quantityWords, stepOf } from '../quantity-words'
import { type GivenBack, namesSum } from './cancel-amounts'
import { CancelledSum, CancelledSums, SumQuestion } from './cancelled-sum'
import { type CountFaults, faultTexts } from './count-faults'
import { lineName } from './line-name'
import { cancelLinesStep, wholeLine } from './step'

/** What a form was that is shown again. */
export type RefusedLines = {
  /** Counts by the lines' positions. */
  typed?: Record<string, string> | undefined
  faults?: CountFaults | undefined
  /** What they give back, to be confirmed. */
  sum?: GivenBack | undefined
}

type Props = RefusedLines & {
  lines: PastLine[]
  amounts: CancelAmounts | null
  currency: string
  here: string
  /** What names the order: its number, or the token of its mail. */
  order: Record<string, string>
}

/** Cancels pieces of lines that are not shipped, a count for each, a tick for one piece; nothing where no line is cancelled by itself. */
export function CancelLinesForm({ lines, here, order, typed = {}, faults = {}, ...sums }: Props) {
  const { t } = useLocale()
  const counted = remaining(lines).filter(({ mayCancel }) => mayCancel)
  if (counted.length === 0) return null
  return (
    <details className="cancel-lines" open={Object.keys(typed).length > 0}>
      <summary>{t('orders.cancelLines')}</summary>
      <LinesForm here={here} order={order} hasSum={sums.amounts !== null}>
        {/* The Enter key would skip the question: outside a dialog this sends nothing. */}
        <button type="submit" formMethod="dialog" hidden />
        <Faults lines={counted} faults={faults} />
        <p>{t('orders.cancelLinesLead')}</p>
        <ul>
          {counted.map((line) => {
            const Line = line.count === 1 && stepOf(line, 1, { t }) === 1 ? LineTick : LineCount
            const { position } = line
            const refused = { id: `cancel-${position}`, errors: errorsOf(faults[position]) }
            return <Line key={position} {...{ line, refused }} typed={typed[position]} />
          })}
        </ul>
        <ChosenQuestion {...sums} here={here} />
      </LinesForm>
    </details>
  )
}

const errorsOf = (fault: string | undefined) => (fault ? [fault] : [])

function Faults({ lines, faults }: { lines: PastLine[]; faults: CountFaults }) {
  const names = Object.fromEntries(lines.map((line) => [line.position, lineName(line)]))
  const all = Object.entries(faults).map(([position, fault]) => [position, [fault]])
  return <ErrorSummary form={{ id: 'cancel', allErrors: Object.fromEntries(all) }} names={names} />
}

/** Asked in a popover, whose sum script names; without script by a page that names it. */
function ChosenQuestion({
  amounts,
  currency,
  sum,
  here,
}: Pick<Props, 'amounts' | 'currency' | 'sum' | 'here'>) {
  const { t } = useLocale()
  if (sum) return <SumQuestion {...{ amounts, currency, sum, here }} />
  const label = t('orders.cancelChosen')
  const hasPage = namesSum(amounts)
  return (
    <div className={hasPage ? 'by-page' : undefined}>
      {hasPage && <Button className="without-script">{label}</Button>}
      <Confirm
        id="cancel-lines"
        label={label}
        question={t('orders.cancelChosenQuestion')}
        cancel={t('orders.cancelDecline')}
        needs={t('orders.cancelNothing')}
      >
        <CancelledSum amounts={amounts} currency={currency} />
        <Button tone="main">{t('orders.cancelChosenConfirm')}</Button>
      </Confirm>
    </div>
  )
}

/** Cancels all that is left, as its shopper sees it. */
export function CancelAllForm({
  lines,
  amounts,
  currency,
  here,
  order,
}: Omit<Props, 'typed' | 'sum'>) {
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
        <CancelledSums amounts={amounts} currency={currency} />
        <Button>{t('orders.cancel')}</Button>
      </Confirm>
    </LinesForm>
  )
}

const remaining = (lines: PastLine[]) => lines.filter(({ count }) => count > 0)

type FormProps = Pick<Props, 'here' | 'order'> & { hasSum?: boolean; children: ReactNode }

function LinesForm({ here, order, hasSum, children }: FormProps) {
  return (
    <Form
      action={here}
      behavior={hasSum ? 'return-sum' : undefined}
      data-load-on={hasSum && 'visible'}
    >
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

type LineProps = {
  line: PastLine
  typed: string | undefined
  refused: { id: string; errors: string[] }
}

function LineTick({ line, typed, refused }: LineProps) {
  const name = lineName(line)
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
          {...refusedAttributes(refused)}
        />
        <bdi>{name}</bdi>
      </label>
      <ErrorText {...refused} />
    </li>
  )
}

function LineCount({ line, typed = '0', refused }: LineProps) {
  const { t, number } = useLocale()
  const { count, unit } = line
  const quantity = quantityWords({ t, number }, count, unit)
  const name = lineName(line)
  return (
    <li>
      <label htmlFor={refused.id}>
        <bdi>{name}</bdi> <small>{t('orders.cancelLine', { quantity })}</small>
      </label>
      <SeenLine line={line} />
      <input
        {...{
          'data-title': name,
          'data-unit': isPiece(t, unit) ? undefined : unit,
          'data-faults': JSON.stringify(faultTexts(line, { t, number })),
          min: 0,
          max: count,
          step: stepOf(line, count, { t }),
        }}
        {...refusedAttributes(refused)}
        type="number"
        name="adet"
        inputMode="decimal"
        defaultValue={typed}
        className="input"
      />
      <ErrorText {...refused} />
    </li>
  )
}
