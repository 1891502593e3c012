import type { Store } from '~/backend/site/site-model'
import { compareTexts } from '~/i18n/casing'

/** City and town codes to filter stores by; '' for all. */
export type StorePlace = { city: string; town: string }

type Choice = { code: string; name: string }

/** The filter in a URL: `?sehir=34&ilce=3401`. */
export const placeOf = (params: URLSearchParams | FormData): StorePlace => ({
  city: String(params.get('sehir') ?? ''),
  town: String(params.get('ilce') ?? ''),
})

function choicesOf(all: Choice[]): Choice[] {
  const byCode = new Map(all.map((one) => [one.code, one]))
  return [...byCode.values()].sort((a, b) => compareTexts(a.name, b.name, 'tr'))
}

/** Where a store is, in one line, of what is known of it. */
export function lineOf(start: string, { town, city }: Pick<Store, 'town' | 'city'>): string {
  const place = [town, city].filter(Boolean).join(' / ')
  return [start.trim().replace(/,$/, ''), place].filter(Boolean).join(', ')
}

/** The stores of a region, with the cities and towns to choose from; unknown codes are ignored. */
export function narrowStores(stores: Store[], place: StorePlace) {
  const cities = choicesOf(stores.map((one) => ({ code: one.cityCode, name: one.city })))
  const city = cities.some(({ code }) => code === place.city) ? place.city : ''
  const ofCity = city ? stores.filter((one) => one.cityCode === city) : stores
  const towns = city ? choicesOf(ofCity.map((one) => ({ code: one.townCode, name: one.town }))) : []
  const town = towns.some(({ code }) => code === place.town) ? place.town : ''
  const visible = town ? ofCity.filter((one) => one.townCode === town) : ofCity
  return { cities, city, towns, town, visible }
}
