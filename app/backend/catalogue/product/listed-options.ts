import { z } from 'zod'
import type { Product, Variant, VariantGroup } from '~/backend/catalogue/model'
import { displayLike, type PriceDisplay } from '~/backend/catalogue/price'
import { BackendError } from '~/backend/http/backend-error'
import type { Call } from '~/backend/http/call'
import { colour, id, presentText, rows } from '~/backend/http/fields'
import { requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { maxOptions, unreadVariant } from './unread-options'
import { type OwnProduct, readAvailability } from './variant'

export type ListedOptions = Pick<Product, 'groups' | 'variants'>

const optionRows = rows(z.object({ TYPE_ID: id, TYPE: presentText, TYPE_COLOR_CODE: colour }))
const listsShape = z
  .object({ VARIANT1_LIST: optionRows, VARIANT2_LIST: optionRows })
  .catch({ VARIANT1_LIST: [], VARIANT2_LIST: [] })

type OptionList = { options: VariantGroup['options']; variants: Variant[] }

/** Reads the options and variants of get-variant1-list or get-variant2-list; null for another answer. @param picked id in the other group */
export function readOptionList(
  body: unknown,
  group: 1 | 2,
  picked: string,
  display: PriceDisplay,
): OptionList | null {
  const variants = readAvailability(body, group, picked, display)
  const lists = listsShape.parse(body)
  const named = group === 1 ? lists.VARIANT1_LIST : lists.VARIANT2_LIST
  const options = named
    .filter(({ TYPE, TYPE_ID }) => TYPE !== '' && TYPE_ID !== '0')
    .map((row) => ({ id: row.TYPE_ID, label: row.TYPE, colour: row.TYPE_COLOR_CODE }))
  return variants && { options, variants }
}

const isDistinct = (options: VariantGroup['options']): boolean =>
  options.length > 0 && new Set(options.map((one) => one.id)).size === options.length

/** Null where the shop lists nothing. @throws BackendError of an answer that did not come */
function nullForNone(error: unknown): null {
  const isNone = error instanceof BackendError && (error.isCallMissing || error.kind === 'shape')
  if (isNone) return null
  throw error
}

/** One group, or both where the shop pairs the options of the first with those of a second, which no answer announces. */
async function withSecondGroup(
  { options, variants }: OptionList,
  listOf: (group: 2, picked: string) => Promise<OptionList>,
  { title, price }: { title: string; price: OwnProduct['price'] },
): Promise<ListedOptions> {
  const pairsOf = ({ id: picked }: { id: string }) => listOf(2, picked).catch(nullForNone)
  const [first, ...others] = options
  const isOther = ({ id: one }: { id: string }) => options.every((option) => option.id !== one)
  const found = first && (await pairsOf(first))
  const one = { groups: [{ title, options }], variants }
  if (!found?.options.some(isOther)) return one
  const further = others.map(async (option, at) => {
    const unread = { options: [], variants: [unreadVariant(option.id, { price })] }
    return at + 1 < maxOptions ? pairsOf(option).catch(() => unread) : unread
  })
  const lists = [found, ...(await Promise.all(further))].filter((list) => list !== null)
  const second = new Map(lists.flatMap((list) => list.options).map((option) => [option.id, option]))
  return {
    groups: [options, [...second.values()]].map((all, at) => ({
      title: `${title} ${at + 1}`,
      options: all,
    })),
    variants: lists.flatMap((list) => list.variants),
  }
}

const nothingListed: OptionList = { options: [], variants: [] }

const uniqueById = <T extends { id: string }>(all: T[]): T[] => [
  ...new Map(all.map((one): [string, T] => [one.id, one])).values(),
]

/** Options of the first group that are sold out with the known second one: with another one they may not be. */
function soldOutBeside(first: string, [list]: OptionList[]): string[] {
  const { options, variants } = list ?? nothingListed
  const inStock = variants.filter((one) => one.inStock).map((one) => one.options[0])
  return options
    .map(({ id }) => id)
    .filter((id) => id !== first && !inStock.includes(id))
    .slice(0, maxOptions)
}

/**
 * The options that get-variant1-list and get-variant2-list name: of one group, or of two those that combine with the known pair.
 * @param known options of one variant, if any @param title of each group, which these calls do not name
 * @returns null where they do not name all of a variant's options @throws BackendError
 */
export async function listedOptions(
  ask: (call: Call) => Promise<Wire>,
  { id, price }: OwnProduct,
  known: string[],
  title: string,
): Promise<ListedOptions | null> {
  const listOf = async (group: 1 | 2, picked: string): Promise<OptionList> => {
    const call: Call = { key: 'VARIANT', parts: [`get-variant${group}-list`, id, picked] }
    const read = (body: unknown) => readOptionList(body, group, picked, displayLike(price))
    return requireBody(call.key, read, await ask(call))
  }
  if (known.length === 0) {
    const list = await listOf(1, '0')
    return isDistinct(list.options) ? withSecondGroup(list, listOf, { title, price }) : null
  }
  const [first = '', second = '0'] = known
  const requests = [listOf(1, second), ...(known.length > 1 ? [listOf(2, first)] : [])]
  const lists = await Promise.all(requests)
  if (!lists.every(({ options }) => isDistinct(options))) return null
  const ofGroup = (at: number) => lists[at]?.options ?? []
  const others = known.length > 1 ? soldOutBeside(first, lists) : []
  const further = await Promise.all(others.map((one) => listOf(2, one).catch(() => nothingListed)))
  const seconds = [...ofGroup(1), ...further.flatMap(({ options }) => options)]
  const variants = [...lists, ...further].flatMap((list) => list.variants)
  return {
    groups: [ofGroup(0), uniqueById(seconds)]
      .slice(0, lists.length)
      .map((options) => ({ title, options })),
    variants: uniqueById(variants),
  }
}
