import css from '~/auth/auth.css?url'
import type { AccountMovement, AccountOrder } from '~/backend/account/member-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { RowsTable, RowsTableStyle } from '~/ui/rows-table'
import { newestOf } from './newest'

export type LedgerView = (
  | { section: 'movements'; rows: AccountMovement[] }
  | { section: 'orders'; rows: AccountOrder[] }
) & { refusal?: string }

export function LedgerPage({ view }: { view: LedgerView }) {
  const { t, href, money } = useLocale()
  const last = view.section === 'movements' ? newestOf(view.rows) : undefined
  return (
    <>
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <RowsTableStyle />
      <h1>{t('ledger.title')}</h1>
      <nav className="page-tabs" aria-label={t('ledger.title')}>
        <a href={href('ledger')} aria-current={view.section === 'movements' ? 'page' : undefined}>
          {t('ledger.movements')}
        </a>
        <a
          href={href('ledger', { sekme: 'siparisler' })}
          aria-current={view.section === 'orders' ? 'page' : undefined}
        >
          {t('ledger.orders')}
        </a>
      </nav>
      {last && last.balance !== null && (
        <dl className="amounts">
          <div>
            <dt>{t('ledger.balance')}</dt>
            <dd>{money(last.balance, last.currency)}</dd>
          </div>
        </dl>
      )}
      {view.refusal ? <p role="alert">{view.refusal}</p> : <Rows view={view} />}
    </>
  )
}

function Rows({ view }: { view: LedgerView }) {
  if (view.section === 'movements') return <Movements rows={view.rows} />
  return <BilledOrders rows={view.rows} />
}

function Movements({ rows }: { rows: AccountMovement[] }) {
  const { t, money, language } = useLocale()
  return (
    <RowsTable
      caption={t('ledger.movements')}
      heads={[
        t('affiliate.date'),
        t('ledger.document'),
        t('ledger.text'),
        t('ledger.debt'),
        t('ledger.credit'),
        t('ledger.balance'),
      ]}
      numbers={[3, 4, 5]}
      rows={rows.map(({ date, document, text, debt, credit, balance, currency }) => [
        date && formatDate(date, 'short', language),
        document,
        text,
        debt > 0 ? money(debt, currency) : '',
        credit > 0 ? money(credit, currency) : '',
        balance === null ? '' : money(balance, currency),
      ])}
      none={<EmptyState drawing="paper" text={t('ledger.none')} />}
    />
  )
}

function BilledOrders({ rows }: { rows: AccountOrder[] }) {
  const { t, money, language } = useLocale()
  return (
    <RowsTable
      caption={t('ledger.orders')}
      heads={[
        t('affiliate.order'),
        t('affiliate.date'),
        t('affiliate.status'),
        t('affiliate.total'),
      ]}
      numbers={[3]}
      rows={rows.map(({ number, date, status, total, currency }) => [
        number,
        date && formatDate(date, 'short', language),
        status,
        total === null ? '' : money(total, currency),
      ])}
      none={<EmptyState drawing="paper" text={t('ledger.none')} />}
    />
  )
}
