import type { FilterRange } from '~/backend/catalogue/model'

const height = 20

/** Goods are few at most prices: by their square roots a bar of one is still seen beside one of a hundred. */
function barsOf(counts: number[]): number[] {
  const max = Math.max(...counts)
  return counts.map((count) => Math.ceil(Math.sqrt(count / max) * height))
}

const rendered = (bars: [at: number, tall: number][]) =>
  bars
    .filter(([, tall]) => tall > 0)
    .map(([at, tall]) => `M${at} ${height}v-${tall}`)
    .join('')

/** How many goods cost what, as bars, those outside of the chosen prices paler; script lays two handles along their foot (price-slider.ts). */
export function PriceSpread({ range, currency }: { range: FilterRange; currency: string }) {
  const { min, max, low, high, counts = [] } = range
  const even = (max - min) / counts.length
  const ends = range.ends ?? [min, ...counts.map((_, at) => min + (at + 1) * even)]
  const isChosen = (at: number) =>
    (low ?? min) < (ends[at + 1] ?? max) && (high ?? max) >= (ends[at] ?? min)
  const bars = barsOf(counts).map((tall, at): [number, number] => [at, tall])
  const others = rendered(bars.filter(([at]) => !isChosen(at)))
  return (
    <p
      className="spread"
      data-behavior="price-slider"
      data-load-on="visible"
      data-ends={[Math.floor(min), ...(range.ends?.slice(1, -1) ?? []), Math.ceil(max)].join(' ')}
      data-currency={currency}
    >
      {counts.length > 0 && (
        <svg
          width="100%"
          height="44"
          viewBox={`-.5 0 ${counts.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={rendered(bars.filter(([at]) => isChosen(at)))} />
          {others && <path d={others} opacity=".4" />}
        </svg>
      )}
    </p>
  )
}
