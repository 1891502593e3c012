import { sortKey } from '../../text'
import { stores, taxOffices, usCities, usStates } from '../data/regions'
import type { Insert, Value } from '../insert'
import { insertRows } from '../insert'
import { countryRows } from './country-rows'
import { type Region, turkishRegions } from './turkish-regions'

/** Countries, regions, stores and tax offices. `everywhere`: all 73,000 neighbourhoods, else four provinces'. */
export function regionStatements(everywhere: boolean): Insert[] {
  const { cities, towns, districts } = turkishRegions(everywhere)
  return [
    ...insertRows(
      'country',
      ['code', 'title', 'phone_code', 'pattern', 'has_state', 'ships'],
      countryRows(),
    ),
    ...insertRows(
      'state',
      ['code', 'country_code', 'title'],
      usStates.map(([code, title]) => [`US-${code}`, 'US', title]),
    ),
    ...insertRows(
      'city',
      ['code', 'parent_code', 'title', 'sort_key'],
      [...cities, ...americanCities()].map(regionRow),
    ),
    ...insertRows('town', ['code', 'city_code', 'title', 'sort_key'], towns.map(regionRow)),
    ...insertRows(
      'district',
      ['code', 'town_code', 'title', 'sort_key', 'postal_code'],
      districts.map((district) => [...regionRow(district), district.postalCode]),
    ),
    ...insertRows(
      'store',
      ['title', 'address', 'quarter', 'city_code', 'town_code', 'phone', 'mail'],
      storeRows(towns),
    ),
    ...insertRows(
      'tax_office',
      ['title'],
      [...new Set(taxOffices)].map((title) => [title]),
    ),
  ]
}

const regionRow = ({ code, parent, title }: Region) => [code, parent, title, sortKey(title, 'tr')]

function americanCities(): Region[] {
  return Object.entries(usCities).flatMap(([state, titles]) =>
    titles.map((title, index) => ({
      code: `US-${state}-${index + 1}`,
      parent: `US-${state}`,
      title,
    })),
  )
}

function storeRows(towns: Region[]): Value[][] {
  return stores.map(([title, address, quarter, city, town, phone], index) => [
    title,
    address,
    quarter,
    city,
    townCode(towns, city, town),
    phone,
    `magaza${index + 1}@sercehan.test`,
  ])
}

function townCode(towns: Region[], city: string, title: string): string {
  const found = towns.find((town) => town.parent === city && town.title === title)
  if (!found) throw new Error(`No town ${title} in province ${city}`)
  return found.code
}
