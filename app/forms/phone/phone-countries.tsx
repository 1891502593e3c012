import type { Country } from '~/backend/addresses/address-model'
import { compareTexts } from '~/i18n/casing'
import { useLocale } from '~/i18n/use-locale'

type Props = { id: string; name: string; first: string; countries: Country[] }

/** A plain select, which script turns into a list with flags (phone-picker.ts). */
export default function PhoneCountries({ id, name, first, countries }: Props) {
  const { t, language, dir } = useLocale()
  const before = dir === 'rtl' ? '\u200e' : ''
  const inOrder = [...countries].sort(
    (a, b) =>
      Number(b.code === 'TR') - Number(a.code === 'TR') || compareTexts(a.title, b.title, language),
  )
  return (
    <div className="field phone-country">
      <label htmlFor={id}>{t('phone.country')}</label>
      <select
        className="input"
        id={id}
        name={`${name}_country`}
        defaultValue={first}
        autoComplete="off"
      >
        {inOrder.map(({ code, title, phoneCode, pattern }) => (
          <option key={code} value={code} data-calling-code={phoneCode} data-digit-count={pattern}>
            {`${title} (${before}+${phoneCode})`}
          </option>
        ))}
      </select>
    </div>
  )
}
