import { asLanguage } from '../data/languages'
import {
  countries,
  type Region,
  regionsBelow,
  regionTitle,
  stores,
  taxOffices,
} from '../data/regions'
import { pictureAt } from '../pictures/picture-paths'
import type { Call, Route } from '../server/call'
import { json, picture, plain } from '../server/reply'

/** Flag 0 asks for the countries of delivery, 1 for all. */
function getCountries(call: Call): Response {
  const language = asLanguage(call.query.get('lang')) ?? call.language
  const only = call.query.get('country').toUpperCase()
  const rows = countries.filter(
    ({ code, delivers }) => (call.parts[0] !== '0' || delivers) && (!only || code === only),
  )
  return json({
    countries: rows.map(({ code, title, phone, pattern, hasState }) => ({
      code,
      title: title[language],
      phone_code: phone,
      pattern,
      has_state: hasState ? '1' : '0',
    })),
    selected: 'TR',
  })
}

const rowsBelow = (code: string): Region[] => regionsBelow[code] ?? []

const plainRows = (code: string) =>
  rowsBelow(code).map(({ code: own, title }) => ({ code: own, title }))

const districtRows = (code: string) =>
  rowsBelow(code).map((one) => ({ ...one, postalcode: one.postalcode ?? null }))

const storeCodes = stores.flatMap(({ city, town }) => ['TR', city, town])

/** The letters of the levels: U country, E state, S city, I town, M district. */
function getList(call: Call): Response {
  const [type = '', parent = ''] = call.parts
  const above: Record<string, string> = { E: 'U', S: 'E', I: 'S', M: 'I' }
  const chosen = call.form.get(above[type.toUpperCase()] ?? '')
  const code = parent && parent !== '0' ? parent : chosen
  const rows =
    type.toUpperCase() === 'U'
      ? countries.map((one) => ({
          code: one.code,
          title: one.title[call.language],
          has_state: one.hasState ? '1' : '0',
          phone_code: one.phone,
        }))
      : type.toUpperCase() === 'M'
        ? districtRows(code)
        : plainRows(code)
  const isLimited = call.form.isOn('storeLimit')
  return json({ data: isLimited ? rows.filter((one) => storeCodes.includes(one.code)) : rows })
}

function storeList(call: Call): Response {
  const [city, town] = [call.form.get('city'), call.form.get('town')]
  const rows = stores.filter((one) => (!city || one.city === city) && (!town || one.town === town))
  return json({
    success: true,
    exportCountry: '',
    data: rows.map((one) => ({
      id: one.id % 2 === 0 ? String(one.id) : one.id,
      Ad: one.title,
      Adres: one.address,
      Semt: one.quarter,
      Ulke: 'TR',
      UlkeAdi: 'Türkiye',
      Il: one.city,
      IlAdi: regionTitle(one.city),
      Ilce: one.town,
      IlceAdi: regionTitle(one.town),
      Telefon: one.phone,
      Mail: one.mail,
      Foto1: null,
      seo_link: `magaza-${one.id}/`,
      is_delivery_store: one.delivers ? '1' : '0',
    })),
  })
}

const region = '/srv/service/region'

export const regionCalls: Route[] = [
  { no: [1], methods: ['GET'], at: `${region}/get-countries`, answer: getCountries },
  { no: [69], methods: ['GET'], at: `${region}/get-countries/1`, answer: getCountries },
  {
    no: [2],
    methods: ['GET'],
    at: `${region}/get-cities`,
    answer: ({ parts }) => json({ cities: plainRows(parts[0] ?? '') }),
  },
  {
    no: [3],
    methods: ['GET'],
    at: `${region}/get-towns`,
    answer: ({ parts }) => json({ towns: plainRows(parts[0] ?? '') }),
  },
  {
    no: [4],
    methods: ['GET'],
    at: `${region}/get-districts`,
    answer: ({ parts }) => json({ districts: districtRows(parts[0] ?? '') }),
  },
  { no: [5], methods: ['POST'], at: `${region}/get-list`, answer: getList },
  {
    no: [14],
    methods: ['GET'],
    at: '/Diger/tax-office.txt',
    answer: () => plain(`${taxOffices.join('\n')}\n`),
  },
  {
    no: [15],
    methods: ['GET'],
    at: '/Diger/countries.txt',
    answer: () => plain(countries.map(({ code, title }) => `${code};${title.tr}`).join('\n')),
  },
  {
    no: [17],
    methods: ['GET'],
    at: '/static/theme-flags',
    answer: ({ path }) => pictureAt(path.toLowerCase()) ?? picture('', 'image/webp'),
  },
  { no: [18], methods: ['GET', 'POST'], at: '/srv/service/store/store-list', answer: storeList },
]
