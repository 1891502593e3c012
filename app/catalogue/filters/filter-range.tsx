import type { FilterRange } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'

/** Two fields, from and to, after their bounds; an empty field means its bound (list-query.ts). */
export function FilterRangeFields({ range }: { range: FilterRange }) {
  const { t } = useLocale()
  const { param, id, title, min, max, low, high } = range
  const name = title || t('catalog.group.price')
  const bounds = `${min}:${max}`
  return (
    <fieldset>
      <legend>{name}</legend>
      <input type="hidden" name={param} value={id ? `${id}-${bounds}` : bounds} />
      <div data-behavior="mask" data-mask="price">
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            className="input"
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
