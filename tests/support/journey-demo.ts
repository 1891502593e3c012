import { readFileSync } from 'node:fs'
import type { DemoCase, DemoProduct } from './demo'

/** Where the shop of the journeys writes its products: two shops may be open at once. */
export const demoFile = () => `.data/journey-demo-${process.env.JOURNEY_PORT ?? 8791}.json`

/** A product of the journeys' shop that shows a case. */
export function demoOf(name: DemoCase, language = 'tr'): DemoProduct {
  const known = JSON.parse(readFileSync(demoFile(), 'utf8')) as Record<string, DemoProduct>
  const product = known[`${name}-${language}`]
  if (!product) throw new Error(`The journeys' shop has no product for "${name}" in "${language}".`)
  return product
}
