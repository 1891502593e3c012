import { noteFailure } from '~/failure'
import { fold } from '~/i18n/casing'
import type { Place, PlaceLevel } from '~/shop/address-model'
import type { Visit } from '~/visit'
import { type AskedPlaces, beginningOf, openLevels, type ShownPlaces } from './beginning'
import type { LevelField } from './rules'

const codePattern = /^[\w-]{1,40}$/
/**
 * The levels below a country as far as they are chosen: a code that is not among its parent's places
 * falls, a single option is chosen by itself, a level that is empty or whose load failed is free text, and so are
 * those below it. A level that the form does not show is left out with those below it.
 */
export async function placesOf(
  visit: Visit,
  asked: AskedPlaces,
  isOnly = '',
): Promise<ShownPlaces> {
  const { places } = asked
  const ask = askOnce(visit)
  // All that is known already is asked for at once.
  const { code: city } = places.city
  const { code: state } = places.province
  const above = asked.country.code
  if (city) ask('town', city)
  if (places.town.code) ask('district', places.town.code)
  if (above && !state) ask('city', above)
  if (above && state) {
    ask('province', above)
    ask('city', state, above)
  }
  const { hasState, order, ...begun } = await beginningOf(visit, asked, isOnly)
  const { country, rules } = begun
  const shown = { ...begun, postCode: '' }
  if (!country.code) return { ...shown, levels: openLevels(order, places, rules) }
  const levels: LevelField[] = []
  let parent = country.code
  for (const [at, level] of order.entries()) {
    const isBelowState = level === 'city' && hasState
    const found = await ask(level, parent, isBelowState ? country.code : '')
    if (!found || found.length === 0)
      return { ...shown, levels: [...levels, ...openLevels(order.slice(at), places, rules)] }
    const { code: askedCode, title: written } = places[level]
    const known = askedCode
      ? found.find(({ code }) => code === askedCode)
      : written && found.find(({ title }) => fold(title) === fold(written))
    // Written while there was no list, and on none that came since: it stays as it was written.
    if (!known && !askedCode && written)
      return { ...shown, levels: [...levels, ...openLevels(order.slice(at), places, rules)] }
    const [only] = found
    const chosen = known || (found.length === 1 ? only : undefined)
    const options = found.map(({ code, title }) => ({ code, title }))
    levels.push({ level, kind: 'pick', options, chosen: chosen?.code ?? '' })
    if (!chosen) return { ...shown, levels }
    parent = chosen.code
    if (level === 'district') shown.postCode = chosen.postCode
  }
  return { ...shown, levels }
}

/** Asks for each list once; null for one that could not be read. */
function askOnce(visit: Visit) {
  const { regions } = visit.shop
  const asked = new Map<string, Promise<Place[] | null>>()
  return (level: PlaceLevel, parent: string, country = ''): Promise<Place[] | null> => {
    if (!codePattern.test(parent)) return Promise.resolve(null)
    const key = `${level} ${parent}`
    const known = asked.get(key)
    if (known) return known
    const places = {
      province: () => regions.states(parent),
      city: () => (country ? regions.citiesOfState(country, parent) : regions.cities(parent)),
      town: () => regions.towns(parent),
      district: () => regions.districts(parent),
    }
      [level]()
      .catch((error) => {
        noteFailure(visit, error)
        return null
      })
    asked.set(key, places)
    return places
  }
}
