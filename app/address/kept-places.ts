import type { Visit } from '~/visit'
import { type AskedPlaces, beginningOf, openLevels, type ShownPlaces } from './beginning'
import type { LevelField } from './rules'

/**
 * An address as it is kept, without asking for lists that its answer was needed for: each chosen level's only option is
 * what was chosen (decision 021). Null where that cannot be drawn; then `placesOf` has to ask.
 */
export async function keptPlaces(
  visit: Visit,
  asked: AskedPlaces,
  isOnly = '',
): Promise<ShownPlaces | null> {
  const { places } = asked
  const { hasState, order, ...begun } = await beginningOf(visit, asked, isOnly)
  const isKnown = begun.country.code === asked.country.code && begun.country.code !== ''
  if (!isKnown || (hasState ? !places.province.code : places.province.code)) return null
  const open = order.findIndex((level) => !places[level].code)
  const chosen = open < 0 ? order : order.slice(0, open)
  if (chosen.length === 0 || chosen.some((level) => !places[level].title)) return null
  const levels = chosen.map((level): LevelField => {
    const { code, title } = places[level]
    return { level, kind: 'pick', options: [{ code, title }], chosen: code }
  })
  const below = openLevels(order.slice(chosen.length), places, begun.rules)
  return { ...begun, levels: [...levels, ...below], postCode: '', isShort: true }
}
