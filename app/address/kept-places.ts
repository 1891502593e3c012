import type { Visit } from '~/visit'
import { type AskedPlaces, beginningOf, openLevels, type ShownPlaces } from './beginning'
import type { LevelField } from './rules'

/**
 * An address as it is kept, without asking for lists that its answer was needed for: each chosen level's only option is
 * what was chosen, and what was written stays written (decision 021).
 */
export async function keptPlaces(
  visit: Visit,
  asked: AskedPlaces,
  isOnly = '',
): Promise<ShownPlaces> {
  const { places } = asked
  const { hasState, order, ...begun } = await beginningOf(visit, asked, isOnly)
  const shown = { ...begun, postCode: '', isShort: begun.country.code !== '' }
  if (begun.country.code !== asked.country.code || !begun.country.code)
    return { ...shown, levels: openLevels(order, places, begun.rules) }
  if (hasState && !places.province.code)
    return { ...shown, levels: [{ level: 'province', kind: 'pick', options: [], chosen: '' }] }
  const open = order.findIndex((level) => !places[level].code)
  const chosen = open < 0 ? order : order.slice(0, open)
  const levels = chosen.map((level): LevelField => {
    const { code, title } = places[level]
    return { level, kind: 'pick', options: [{ code, title: title || code }], chosen: code }
  })
  return {
    ...shown,
    levels: [...levels, ...openLevels(order.slice(chosen.length), places, begun.rules)],
  }
}
