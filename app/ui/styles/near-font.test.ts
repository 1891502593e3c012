import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('[U28] the measures of the font are given to a font of every system: Windows and Apple, Linux, Android', () => {
  const css = readFileSync('app/ui/styles/tokens.css', 'utf8')
  const face = css.split('@font-face').find((one) => one.includes('"Figtree near"')) ?? ''
  const names = [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['Arial', 'Liberation Sans', 'Roboto']))
  for (const measure of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    expect(face).toContain(`${measure}:`)
})
