import { useLocale } from '~/i18n/use-t'
import type { FilterRange } from '~/shop/model'

/**
 * Two fields from and to, after their bounds: an empty one is its bound (list-query.ts reads the three together).
 */
export function FilterRangeFields({ range }: { range: FilterRange }) {
  const { t } = useLocale()
  const { param, id, title, min, max, low, high } = range
  const name = title || t('catalog.group.price')
  const bounds = `${min}:${max}`
  return (
    <fieldset>
      <legend>{name}</legend>
      <input type="hidden" name={param} value={id ? `${id}-${bounds}` : bounds} />
      <div data-enhance="mask" data-mask="price">
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            className="in"
            name={param}
            inputMode="decimal"
            size={5}
            maxLength={14}
            defaultValue={(end === 'from' ? low : high) ?? ''}
            placeholder={String(end === 'from' ? min : max)}
            aria-label={`${name} ${t(`catalog.${end}`)}`}
          />
        ))}
      </div>
    </fieldset>
  )
}
