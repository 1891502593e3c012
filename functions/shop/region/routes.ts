import { privateAnswer, publicAnswer } from '../answer'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import {
  listCities,
  listCountries,
  listDistricts,
  listRegions,
  listTaxOffices,
  listTowns,
  regionOfPostalCode,
} from './queries'

export const region = newArea()

region.get('/srv/service/region/get-countries/:flag?', async (call) => {
  const onlyShipping = call.req.param('flag') === '0'
  // biome-ignore lint/plugin: a country's code is no text.
  const country = (call.req.query('country') ?? '').toUpperCase()
  const countries = await listCountries(call.env.DB, languageOf(call), onlyShipping, country)
  return publicAnswer(call, { countries, selected: 'TR' })
})

region.get('/srv/service/region/get-cities/:parent?', async (call) =>
  publicAnswer(call, { cities: await listCities(call.env.DB, call.req.param('parent') ?? '') }),
)
region.get('/srv/service/region/get-towns/:parent?', async (call) =>
  publicAnswer(call, { towns: await listTowns(call.env.DB, call.req.param('parent') ?? '') }),
)
region.get('/srv/service/region/get-districts/:parent?', async (call) =>
  publicAnswer(call, {
    districts: await listDistricts(call.env.DB, call.req.param('parent') ?? ''),
  }),
)

region.get('/srv/service/region/get-by-postal-code/:code{\\d{5}}', async (call) =>
  publicAnswer(call, {
    REGION: await regionOfPostalCode(call.env.DB, call.req.param('code') ?? ''),
  }),
)

region.post('/srv/service/region/get-list/:type/:parent?/:limit?', async (call) => {
  const fields = await readForm(call)
  const data = await listRegions(call.env.DB, {
    language: languageOf(call),
    // biome-ignore lint/plugin: the letter of a kind of region is no text.
    type: call.req.param('type').toUpperCase(),
    parent: call.req.param('parent') ?? '0',
    onlyStores: field(fields, 'storeLimit') === '1',
  })
  return privateAnswer(call, { data })
})

region.get('/Diger/tax-office.txt', async (call) => {
  const titles = await listTaxOffices(call.env.DB)
  call.header('Cache-Control', 'public, max-age=3600')
  return call.text(`${titles.join('\n')}\n`)
})

region.get('/Diger/countries.txt', async (call) => {
  const countries = await listCountries(call.env.DB, languageOf(call), false, '')
  call.header('Cache-Control', 'public, max-age=3600')
  return call.text(countries.map((country) => `${country.code};${country.title}\n`).join(''))
})
