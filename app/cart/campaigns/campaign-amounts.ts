import type { Campaign } from '~/backend/cart/cart-model'

/** What the chosen campaigns take off: each by itself where their amounts are told and add up, else all in one; `title` '' for one without a name. */
export function campaignAmounts(
  campaigns: Campaign[],
  total: number,
): { title: string; total: number }[] {
  const chosen = campaigns.filter(({ isChosen }) => isChosen)
  const rows = chosen.map(({ title, discount }) => ({ title, total: discount ?? 0 }))
  const isWhole = rows.reduce((sum, row) => sum + row.total, 0) === total
  const named = isWhole ? rows : [{ title: chosen.map(({ title }) => title).join(', '), total }]
  return named.filter((row) => row.total > 0)
}
