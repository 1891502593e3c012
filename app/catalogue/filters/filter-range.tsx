import type { FilterRange } from '~/backend/catalogue/model'
import { formatNumber, numbersOf } from '~/i18n/money'
import { useLocale } from '~/i18n/use-locale'
import { PriceSpread } from './price-spread'

type Props = { range: FilterRange; currency?: string | undefined }

/** Two fields, from and to, after a colon that announces them; an empty one is an open end (list-query.ts). */
export function FilterRangeFields({ range, currency }: Props) {
  const { t, language } = useLocale()
  const { param, id, title, min, max, low, high } = range
  // Only a typed price may have thousands separators (list-query.ts).
  const format = { ...numbersOf(language), ...(id && { thousandsSeparator: '' }) }
  const written = (value: number | null) => (value === null ? '' : formatNumber(value, format))
  const ends = [
    ['from', low, id ? min : Math.floor(min)],
    ['to', high, id ? max : Math.ceil(max)],
  ] as const
  const name = title || t('lists.group.price')
  return (
    <fieldset>
      <legend>{name}</legend>
      {!id && currency && max > min && <PriceSpread range={range} currency={currency} />}
      <input type="hidden" name={param} value={id ? `${id}-:` : ':'} />
      <div data-behavior="mask" data-mask="price">
        {ends.map(([end, chosen, bound]) => (
          <input
            key={end}
            className="input"
            name={param}
            inputMode="decimal"
            size={5}
            maxLength={14}
            defaultValue={written(chosen)}
            placeholder={written(bound)}
            aria-label={`${name} ${t(`lists.${end}`)}`}
          />
        ))}
      </div>
    </fieldset>
  )
}
