import type { FilterRange, Filters } from '~/backend/catalogue/model'
import { openEnds } from '~/catalogue/list-query'
import type { Chosen } from '~/catalogue/list-url'

const isIn = (chosen: Chosen[], param: string, value: string) =>
  chosen.some((one) => one.param === param && one.value === value)

type Ends = Pick<FilterRange, 'low' | 'high'>

/** The ends of a range by its URL (`50-480`, `6-50-480`); null for an open one. */
export function endsIn(value: string): Ends {
  const [low = '', high = ''] = value.split('-').slice(-2)
  return {
    low: low === openEnds.low ? null : Number(low),
    high: high === openEnds.high ? null : Number(high),
  }
}

/** Whether a choice is a range: `price=1-2`, or of a filter with an id before it. */
const isRange = ({ param, value }: Chosen) =>
  param === 'price' || (param === 'filter' && value.split('-').length === 3)

/**
 * The filters of a list as its URL has them: the shop need not say again what is chosen, nor name it among its options.
 * @returns `others`: choices without an option or a range, which the form sends unseen
 */
export function withChosen(
  { groups, ranges, ...known }: Filters,
  chosen: Chosen[],
): { filters: Filters; others: Chosen[] } {
  const rangeOf = (one: Chosen) =>
    ranges.find(
      ({ param, id }) => param === one.param && (id === '' || one.value.startsWith(`${id}-`)),
    )
  const isListed = (one: Chosen) =>
    isRange(one)
      ? rangeOf(one) !== undefined
      : groups.some(
          ({ param, options }) =>
            param === one.param && options.some(({ value }) => value === one.value),
        )
  return {
    filters: {
      ...known,
      groups: groups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({
          ...option,
          selected: option.selected || isIn(chosen, group.param, option.value),
        })),
      })),
      ranges: ranges.map((range) => {
        const own = chosen.filter(isRange).find((one) => rangeOf(one) === range)
        return own ? { ...range, ...endsIn(own.value) } : range
      }),
    },
    others: chosen.filter((one) => !isListed(one)),
  }
}
