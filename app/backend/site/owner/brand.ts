import { z } from 'zod'
import { colour, number, text } from '~/backend/http/fields'
import { pictureAddress } from '~/backend/http/shop-origins'

/** WCAG's contrast of small text. */
const minContrast = 4.5
/** The height of the header's line, and the width that a phone leaves beside its buttons, in px. */
const logoBox = { width: 140, height: 36 }

const coloursShape = z.object({ ACCENT: colour, ON_ACCENT: colour }).nullable().catch(null)
const logoShape = z.object({ URL: text, WIDTH: number, HEIGHT: number }).nullable().catch(null)

export const brandShape = { SITE_NAME: text, COLOURS: coloursShape, LOGO: logoShape }

type Wire = {
  SITE_NAME: string
  COLOURS: z.output<typeof coloursShape>
  LOGO: z.output<typeof logoShape>
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, `#rrggbb`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const isFull = (code: string | null): code is string => code?.length === 7

/** Without a colour of its own the text is black or white, one of which is always legible. */
function colourRules({ ACCENT, ON_ACCENT }: NonNullable<Wire['COLOURS']>): string {
  if (!isFull(ACCENT)) return ''
  const best = contrastOf(ACCENT, '#000000') >= minContrast ? '#000000' : '#ffffff'
  const onAccent = isFull(ON_ACCENT) ? ON_ACCENT : best
  if (contrastOf(ACCENT, onAccent) < minContrast) return ''
  // The pressed colour moves away from the text's, so that its contrast grows.
  const away = luminance(onAccent) > luminance(ACCENT) ? '#000' : '#fff'
  return `:root{--accent:${ACCENT};--on-accent:${onAccent};--accent-deep:color-mix(in srgb,${ACCENT} 85%,${away})}.button-main{border-color:var(--accent-deep)}`
}

const quoted = (name: string) =>
  `"${name.replace(/[^\p{L}\p{N} ]/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}"`

/** The logo in place of the name, which stays its text; its size is known before it has loaded. */
function logoRules({ URL: url, WIDTH, HEIGHT }: NonNullable<Wire['LOGO']>, name: string): string {
  const address = pictureAddress(url)
  if (!/^[\w/:.%?&=~+@,-]+$/.test(address) || !(WIDTH > 0 && HEIGHT > 0)) return ''
  const scale = Math.min(logoBox.width / WIDTH, logoBox.height / HEIGHT)
  const [width, height] = [WIDTH * scale, HEIGHT * scale].map(Math.round)
  return `.logo{content:url("${address}") / ${quoted(name)};inline-size:${width}px;block-size:${height}px;max-inline-size:100%;object-fit:contain}`
}

/** The shop's colours and logo as CSS, of validated parts only; '' for none, or for an illegible colour. */
export function brandCss({ SITE_NAME, COLOURS, LOGO }: Wire): string {
  return (COLOURS ? colourRules(COLOURS) : '') + (LOGO ? logoRules(LOGO, SITE_NAME) : '')
}
