import { isProblem, type Report, type Row } from './report'

const results = {
  present: 'present',
  slow: 'SLOW',
  refused: 'REFUSED',
  missing: 'MISSING',
  unreadable: 'UNREADABLE',
  'not asked': 'not asked',
} as const

const isUnusable = ({ result }: Row) => ['missing', 'refused', 'unreadable'].includes(result)

const needTexts = {
  needed: '',
  optional: '(optional)',
  'handed over': '(handed over)',
  replaced: '(read elsewhere)',
  unused: '(not used)',
} as const

function lineOf(row: Row, width: number): string {
  const number = (row.number > 0 ? String(row.number) : 'own').padStart(3)
  const ms = row.ms === null ? '' : `${row.ms} ms`
  const need = needTexts[row.need]
  const cells = [number, row.call.padEnd(width), ms.padStart(8), results[row.result].padEnd(10)]
  const details = [row.details, isUnusable(row) ? need : ''].filter(Boolean).join(' ')
  const line = `${cells.join('  ')}  ${details}`.trimEnd()
  const showsConsequence = isUnusable(row) && row.need !== 'unused'
  return showsConsequence
    ? `${line}\n${' '.repeat(5)}${isProblem(row) ? '→' : '·'} ${row.without}`
    : line
}

/** The report as a table for a terminal, with the summary below. */
export function tableOf({ origin, isReached, rows, summary }: Report): string {
  const width = Math.max(0, ...rows.map(({ call }) => call.length))
  const partOf = (as: Row['as'], title: string) => {
    const listed = rows.filter((row) => row.as === as && (isReached || row.ms !== null))
    const lines = listed.map((row) => lineOf(row, width))
    return lines.length > 0 ? [title, ...lines, ''] : []
  }
  return [
    origin,
    '',
    ...partOf('guest', 'As a guest'),
    ...partOf('member', 'As a member'),
    ...summary,
  ].join('\n')
}
