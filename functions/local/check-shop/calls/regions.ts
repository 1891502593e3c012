import { type CallCheck, inPlaceOf, unlessReplaced } from '../call-check'
import { type Facts, flagAt, idAt, rowsAt, textAt } from '../facts'
import { countries, postalRegion, regions } from '../shapes/catalogue'

const noCountry = 'no earlier answer names a country'
const feature = 'lists of regions in address forms'
const asText = 'Address forms have text fields instead of lists of regions.'

function learnCountries(facts: Facts, body: unknown): void {
  const rows = rowsAt(body, 'countries')
  const codes = rows.map((row) => idAt(row, 'code'))
  const selected = textAt(body, 'selected')
  facts.country ??= ['TR', selected].find((code) => codes.includes(code)) ?? codes[0]
  facts.stateCountry ??=
    idAt(
      rows.find((row) => flagAt(row, 'has_state')),
      'code',
    ) || undefined
}

const ofCountries = {
  as: 'guest',
  stage: 'start',
  feature: 'list of countries',
  without: 'Forms have no list of countries; an address cannot name one by its code.',
} as const

export const regionCalls: CallCheck[] = [
  {
    ...ofCountries,
    number: 1,
    key: 'REGION_COUNTRIES',
    need: unlessReplaced('REGION_COUNTRIES', ['COUNTRY', 'MAP_COUNTRIES'], 'needed'),
    request: () => ({ parts: ['0'] }),
    expected: { kind: 'json', shape: countries },
    learn: learnCountries,
  },
  {
    ...ofCountries,
    number: 69,
    key: 'COUNTRY',
    need: ({ present, missingCalls }) => {
      if (!missingCalls.has('REGION_COUNTRIES')) return 'unused'
      return missingCalls.has('COUNTRY') && present.has('MAP_COUNTRIES') ? 'optional' : 'needed'
    },
    request: ({ language }) => ({ parts: ['1'], query: { lang: language } }),
    expected: { kind: 'json', shape: countries },
    learn: learnCountries,
    feature: 'dialling codes of countries',
    without: 'Telephone fields have no list of countries; a number is typed with its code.',
  },
  {
    ...ofCountries,
    number: 15,
    key: 'MAP_COUNTRIES',
    need: inPlaceOf(['REGION_COUNTRIES', 'COUNTRY'], 'needed'),
    request: () => ({}),
    expected: { kind: 'lines' },
  },
  {
    number: 2,
    key: 'REGION_CITIES',
    as: 'guest',
    stage: 'lists',
    need: 'needed',
    request: ({ country }) => (country ? { parts: [country] } : noCountry),
    expected: { kind: 'json', shape: regions('cities') },
    learn(facts, body) {
      facts.city = idAt(body, 'cities', 0, 'code')
    },
    feature,
    without: asText,
  },
  {
    number: 3,
    key: 'REGION_TOWN',
    as: 'guest',
    stage: 'product',
    need: 'needed',
    request: ({ city }) => (city ? { parts: [city] } : 'no earlier answer names a city'),
    expected: { kind: 'json', shape: regions('towns') },
    learn(facts, body) {
      facts.town = idAt(body, 'towns', 0, 'code')
    },
    feature,
    without: asText,
  },
  {
    number: 4,
    key: 'REGION_DISTRICTS',
    as: 'guest',
    stage: 'details',
    need: 'needed',
    request: ({ town }) => (town ? { parts: [town] } : 'no earlier answer names a town'),
    expected: { kind: 'json', shape: regions('districts') },
    feature,
    without: asText,
  },
  {
    number: 0,
    key: 'REGION_POSTAL',
    as: 'guest',
    stage: 'lists',
    need: ({ facts }) => (facts.hasPostalCodes ? 'needed' : 'unused'),
    request: ({ hasPostalCodes }) =>
      hasPostalCodes ? { parts: ['34710'] } : 'the shop finds no regions by postal code',
    expected: { kind: 'json', shape: postalRegion },
    feature: 'regions by postal code',
    without: 'The regions of an address are chosen from their lists.',
  },
  {
    number: 5,
    key: 'REGION',
    as: 'guest',
    stage: 'lists',
    need: 'optional',
    request: ({ stateCountry }) =>
      stateCountry
        ? { parts: ['E', stateCountry, '1'], form: { storeLimit: '0', U: stateCountry } }
        : 'no country of the shop has states',
    expected: { kind: 'json', shape: regions('data') },
    feature: 'lists of states',
    without: 'Addresses of countries with states have text fields for state and city.',
  },
  {
    number: 14,
    key: 'TAX_OFFICE_LIST',
    as: 'guest',
    stage: 'start',
    need: 'optional',
    request: () => ({}),
    expected: { kind: 'lines' },
    feature: 'suggestions of tax offices',
    without: 'The tax office of a company is typed without suggestions.',
  },
  {
    number: 17,
    key: 'STATIC_FLAGS',
    as: 'guest',
    stage: 'start',
    need: 'optional',
    request: () => ({ parts: ['tr.webp'] }),
    expected: { kind: 'picture' },
    feature: 'flags of countries',
    without: 'Countries and languages are listed without their flags.',
  },
]
