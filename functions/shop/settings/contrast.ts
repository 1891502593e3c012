function luminance(colour: string): number {
  const code = Number.parseInt(colour.slice(1), 16)
  const linear = (byte: number) =>
    byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4
  return (
    0.2126 * linear(code >> 16) + 0.7152 * linear((code >> 8) & 255) + 0.0722 * linear(code & 255)
  )
}

/** How well a text of one colour is read on the other, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
