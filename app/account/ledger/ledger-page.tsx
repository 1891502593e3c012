import css from '~/auth/auth.css?url'
import type { AccountMovement, AccountOrder } from '~/backend/account/member-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { RowsTable, RowsTableStyle } from '~/ui/rows-table'

type View =
  | { section: 'movements'; rows: AccountMovement[] }
  | { section: 'orders'; rows: AccountOrder[] }

export function LedgerPage({ view }: { view: View }) {
  const { t, href, money, language } = useLocale()
  const day = (date: string) => date && formatDate(date, 'short', language)
  const [last] = view.section === 'movements' ? view.rows : []
  return (
    <>
      <link rel="stylesheet" href={css} />
      <RowsTableStyle />
      <h1>{t('ledger.title')}</h1>
      <nav className="auth-tabs" aria-label={t('ledger.title')}>
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
      {last && (
        <dl className="sums">
          <div>
            <dt>{t('ledger.balance')}</dt>
            <dd>{money(last.balance, last.currency)}</dd>
          </div>
        </dl>
      )}
      {view.section === 'movements' ? (
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
          rows={view.rows.map((row) => [
            day(row.date),
            row.document,
            row.text,
            row.debt > 0 ? money(row.debt, row.currency) : '',
            row.credit > 0 ? money(row.credit, row.currency) : '',
            money(row.balance, row.currency),
          ])}
          none={t('ledger.none')}
        />
      ) : (
        <RowsTable
          caption={t('ledger.orders')}
          heads={[
            t('affiliate.order'),
            t('affiliate.date'),
            t('affiliate.status'),
            t('affiliate.total'),
          ]}
          numbers={[3]}
          rows={view.rows.map((row) => [
            row.number,
            day(row.date),
            row.status,
            money(row.total, row.currency),
          ])}
          none={t('ledger.none')}
        />
      )}
    </>
  )
}
