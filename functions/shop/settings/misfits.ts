import { z } from 'zod'

const coded = z.object({ code: z.string() }).catch({ code: '' })

/** As much of a file as says whether its parts fit together; what is wrong in itself is not there. */
const outline = z.object({
  languages: z.array(z.string()).catch(['tr']),
  currencies: z.array(coded).catch([{ code: 'TL' }]),
  footer: z.object({ pages: z.array(z.string()).catch([]) }).catch({ pages: [] }),
  app: z.object({ page: z.string() }).nullable().catch(null),
  pages: z.array(coded).catch([]),
})

/** What in a settings file does not fit together, each with its place; also of a file with other mistakes. */
export function misfitsOf(file: unknown): { place: string; message: string }[] {
  const { data } = outline.safeParse(file)
  if (!data) return []
  const { languages, currencies, footer, app, pages } = data
  const codes = pages.map(({ code }) => code)
  const named = footer.pages.map((code, at) => ({ code, place: `footer.pages.${at}` }))
  if (app) named.push({ code: app.page, place: 'app.page' })
  const refusals: [boolean, string, string][] = [
    [!languages.includes('tr'), 'languages', 'must include tr, whose addresses have no prefix'],
    [
      !currencies.some(({ code }) => code === 'TL'),
      'currencies',
      'must include TL, in which prices are kept',
    ],
    ...currencies.map(({ code }, at): [boolean, string, string] => [
      code !== '' && currencies.findIndex((one) => one.code === code) !== at,
      `currencies.${at}.code`,
      `is there already: ${code}`,
    ]),
    [
      !codes.includes('privacy'),
      'pages',
      'must have one with the code privacy, which a new member has to read',
    ],
    ...codes.map((code, at): [boolean, string, string] => [
      code !== '' && codes.indexOf(code) !== at,
      `pages.${at}.code`,
      `is another page’s: ${code}`,
    ]),
    ...named.map(({ code, place }): [boolean, string, string] => [
      !codes.includes(code),
      place,
      `names no page of this file: ${code}`,
    ]),
  ]
  return refusals.flatMap(([isWrong, place, message]) => (isWrong ? [{ place, message }] : []))
}
