import Bowser from 'bowser'

/** Browser and system of a user agent in words that are the same in every language, `Chrome, Windows`; '' for one that is not known. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60)
}
