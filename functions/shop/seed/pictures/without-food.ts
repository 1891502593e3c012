/** The shapes of a drawing between two bounds, which are not of the goods: what is in the pan or the pot. */
const shapes: Record<string, [from: string, until: string]> = {
  '1f373': ['<g filter="url(#filter1_f', '<g filter="url(#filter6_f'],
  '1f958': ['<g filter="url(#filter3_f', '<defs'],
  '1f372': ['<ellipse cx="15.9922" cy="14.5625"', '<defs'],
}

/** @param drawing its code points @throws where the drawing is another than the bounds are of */
export function withoutFood(drawing: string, svg: string): string {
  const bounds = shapes[drawing]
  if (!bounds) return svg
  const [from, until] = bounds.map((bound) => svg.indexOf(bound)) as [number, number]
  if (from < 0 || until < from)
    throw new Error(`The drawing ${drawing} has no ${bounds.join(' … ')}: change without-food.ts.`)
  return svg.slice(0, from) + svg.slice(until)
}
