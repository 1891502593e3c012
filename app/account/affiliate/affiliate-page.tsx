import css from '~/auth/auth.css?url'
import type {
  AffiliateEarning,
  AffiliateOrder,
  AffiliatePayment,
  AffiliateTotals,
  RowPage,
} from '~/backend/account/member-model'
import { PageLinks } from '~/catalogue/page-links'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { RowsTable, RowsTableStyle } from '~/ui/rows-table'
import { type Section, sectionTabs } from './sections'

export type AffiliateView =
  | ({ section: 'orders' } & RowPage<AffiliateOrder>)
  | ({ section: 'earnings'; totals: AffiliateTotals } & RowPage<AffiliateEarning>)
  | ({ section: 'payments' } & RowPage<AffiliatePayment>)

type Props = { view: AffiliateView | { refusal: string }; page: number; pages: number }

export function AffiliatePage({ view, page, pages }: Props) {
  const { t, href } = useLocale()
  if ('refusal' in view) return <Refused refusal={view.refusal} />
  return (
    <>
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={empty} />
      <RowsTableStyle />
      <h1>{t('affiliate.title')}</h1>
      <nav className="page-tabs" aria-label={t('affiliate.title')}>
        {(Object.keys(sectionTabs) as Section[]).map((one) => (
          <a
            key={one}
            href={href('affiliate', { sekme: one === 'orders' ? null : sectionTabs[one] })}
            aria-current={one === view.section ? 'page' : undefined}
          >
            {t(`affiliate.section.${one}`)}
          </a>
        ))}
      </nav>
      {view.section === 'earnings' && <Totals totals={view.totals} rows={view.rows} />}
      <Rows view={view} />
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(pg) => href('affiliate', { sekme: sectionTabs[view.section], pg })}
      />
    </>
  )
}

function Refused({ refusal }: { refusal: string }) {
  const { t, href } = useLocale()
  return (
    <>
      <h1>{t('affiliate.title')}</h1>
      <p role="alert">{refusal || t('affiliate.none')}</p>
      <p>
        <a className="button" href={href('account')}>
          {t('shell.account')}
        </a>
      </p>
    </>
  )
}

/** The shop names no currency of its totals: they are in that of the earnings, if these have one alone. */
function Totals({ totals, rows }: { totals: AffiliateTotals; rows: AffiliateEarning[] }) {
  const { t, money } = useLocale()
  const [currency = 'TL', ...others] = new Set(rows.map((row) => row.currency))
  const known = (['earned', 'paid', 'balance'] as const).flatMap((one) => {
    const total = totals[one]
    return total === null ? [] : [[one, total] as const]
  })
  if (others.length > 0 || known.length === 0) return null
  return (
    <dl className="amounts">
      {known.map(([one, total]) => (
        <div key={one}>
          <dt>{t(`affiliate.sum.${one}`)}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

const drawings = { orders: 'box', earnings: 'paper', payments: 'card' } as const

function Rows({ view }: { view: AffiliateView }) {
  const { t } = useLocale()
  const { heads, numbers, rows } = useTable(view)
  return (
    <RowsTable
      caption={t(`affiliate.section.${view.section}`)}
      heads={heads}
      numbers={numbers}
      rows={rows}
      none={<EmptyState drawing={drawings[view.section]} text={t('affiliate.empty')} />}
    />
  )
}

/** Columns and cells of a section; `numbers` are the positions of the columns that hold numbers. */
function useTable(view: AffiliateView) {
  const { t, money, number, language } = useLocale()
  const day = (iso: string) => iso && formatDate(iso, 'short', language)
  const [order, date, status] = [t('affiliate.order'), t('affiliate.date'), t('affiliate.status')]
  const amount = t('affiliate.amount')
  if (view.section === 'orders') {
    const heads = [
      order,
      date,
      status,
      t('affiliate.total'),
      t('affiliate.percent'),
      t('affiliate.commission'),
    ]
    const rows = view.rows.map((row) => [
      row.number,
      day(row.date),
      row.status,
      row.total === null ? '' : money(row.total, row.currency),
      t('affiliate.percentage', { percent: number(row.percent) }),
      money(row.commission, row.currency),
    ])
    return { heads, numbers: [3, 4, 5], rows }
  }
  if (view.section === 'earnings') {
    const heads = [order, date, status, amount]
    const rows = view.rows.map((row) => [
      row.number,
      day(row.date),
      t(row.approved ? 'affiliate.approved' : 'affiliate.waiting'),
      money(row.amount, row.currency),
    ])
    return { heads, numbers: [3], rows }
  }
  const heads = [date, status, amount]
  const rows = view.rows.map((row) => [day(row.date), row.status, money(row.amount, row.currency)])
  return { heads, numbers: [2], rows }
}
