import type { Language } from '../../locale'
import { LANGUAGES } from '../../locale'
import { convert, percentOf, split } from '../../money'

type Names = Record<Language, string>

/** A campaign as it is for a session; money in hundredths of the lira. */
export type Campaign = {
  id: number
  /** Of which one can be chosen; '' where it counts by itself. */
  group: string
  title: Names
  about: Names
  percent: number
  amount: number
  min_goods: number
  /** The categories whose goods it lowers; null for all goods. */
  categories: number[] | null
  /** 1 where it counts. */
  is_chosen: number
}

/** A campaign that takes something off a cart once it is chosen; `discount` is what it does take off. */
export type Offer = Campaign & { discount: number }

/** A chosen campaign that does not apply; `missing` is what the goods lack of its sum. */
export type Unmet = Campaign & { missing: number }

/** `shares` is what all of them take off each line. */
export type CartCampaigns = { offers: Offer[]; unmet: Unmet[]; shares: number[] }

export type CampaignLine = { total: number; categoryId: number; isGiftCard: boolean }

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const goodsOf = (lines: CampaignLine[]) =>
  sum(lines.map(({ total, isGiftCard }) => (isGiftCard ? 0 : total)))

const missingOf = ({ min_goods }: Campaign, lines: CampaignLine[], rate: number) =>
  Math.max(0, convert(min_goods, rate) - goodsOf(lines))

/** What a campaign takes off each line, of what is `left` of its price. */
function sharesOf(campaign: Campaign, lines: CampaignLine[], left: number[], rate: number) {
  const { percent, amount, min_goods, categories } = campaign
  const goods = goodsOf(lines)
  const isIn = ({ categoryId, isGiftCard }: CampaignLine) =>
    !isGiftCard && goods >= convert(min_goods, rate) && (categories?.includes(categoryId) ?? true)
  const open = lines.map((line, at) => (isIn(line) ? (left[at] ?? 0) : 0))
  if (percent > 0) return open.map((cents) => percentOf(cents, percent))
  return split(Math.min(sum(open), convert(amount, rate)), open)
}

/**
 * What campaigns take off a cart, in its currency: one after the other, those that count by themselves first, each of
 * what is left; never off gift cards. From which sum on is judged by the goods before.
 */
export function applyCampaigns(
  campaigns: Campaign[],
  lines: CampaignLine[],
  rate: number,
): CartCampaigns {
  const whole = lines.map(({ total }) => total)
  let left = whole
  const offers: Offer[] = []
  const unmet: Unmet[] = []
  const inOrder = campaigns.toSorted((a, b) => Number(a.group > '') - Number(b.group > ''))
  for (const campaign of inOrder) {
    if (sum(sharesOf(campaign, lines, whole, rate)) === 0) {
      const wasChosen = campaign.is_chosen === 1 && campaign.group > '' && lines.length > 0
      if (wasChosen) unmet.push({ ...campaign, missing: missingOf(campaign, lines, rate) })
      continue
    }
    const shares =
      campaign.is_chosen === 1 ? sharesOf(campaign, lines, left, rate) : whole.map(() => 0)
    offers.push({ ...campaign, discount: sum(shares) })
    left = left.map((cents, at) => cents - (shares[at] ?? 0))
  }
  return { offers, unmet, shares: whole.map((cents, at) => cents - (left[at] ?? 0)) }
}

/** The names of the campaigns that lower a cart, as an order has them: JSON by language, '' for none. */
export function campaignNames({ offers }: CartCampaigns): string {
  const counted = offers.filter(({ discount }) => discount > 0)
  if (counted.length === 0) return ''
  const namesIn = (language: Language) => counted.map(({ title }) => title[language]).join(', ')
  return JSON.stringify(Object.fromEntries(LANGUAGES.map((code) => [code, namesIn(code)])))
}

/** The names of an order's campaigns in a language. */
export const namesOf = (campaign: string, language: Language): string =>
  campaign && (JSON.parse(campaign) as Names)[language]

const categoriesOf = `json((WITH RECURSIVE below (id) AS (
    SELECT target_id FROM link WHERE kind = 'category' AND path = k.category
    UNION SELECT c.id FROM category c JOIN below b ON c.parent_id = b.id)
  SELECT json_group_array(id) FROM below))`

/** SQL: the campaigns of the shop as JSON of `Campaign[]`, as they are for a session. */
export const campaignsOf = (session: string) =>
  `(SELECT json_group_array(json_object('id', k.id, 'group', k.group_name, 'title', json(k.title),
      'about', json(k.about), 'percent', k.percent, 'amount', k.amount, 'min_goods', k.min_goods,
      'categories', CASE WHEN k.category = '' THEN NULL ELSE ${categoriesOf} END,
      'is_chosen', k.group_name = '' OR EXISTS (SELECT 1 FROM session holder, json_each(holder.campaigns) one
        WHERE holder.id = ${session} AND one.key = k.group_name AND one.value = k.id))) FROM campaign k)`
