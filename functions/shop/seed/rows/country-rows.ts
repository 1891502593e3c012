import { AsYouType, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { LANGUAGES } from '../../locale'
import { shippingCountries } from '../data/regions'
import type { Value } from '../insert'

/** All countries: code, title by language, dialling code, pattern of mobile numbers, has states, is delivered to. */
export function countryRows(): Value[][] {
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
