import { useLocale } from '~/i18n/use-t'
import type { Country } from '~/shop/address-model'

type Props = { name: string; first: string; countries: Country[] }

/** Whose number it is, as a plain list; script makes flags of it (app/phone/picker.ts). */
export default function PhoneCountries({ name, first, countries }: Props) {
  const { t, language } = useLocale()
  const inOrder = [...countries].sort(
    (a, b) =>
      Number(b.code === 'TR') - Number(a.code === 'TR') || a.title.localeCompare(b.title, language),
  )
  return (
    <div className="field phone-country">
      <label htmlFor={`f-${name}_country`}>{t('phone.country')}</label>
      <select
        className="in"
        id={`f-${name}_country`}
        name={`${name}_country`}
        defaultValue={first}
        autoComplete="off"
      >
        {inOrder.map(({ code, title, phoneCode, pattern }) => (
          <option key={code} value={code} data-code={phoneCode} data-pattern={pattern}>
            {`${title} (+${phoneCode})`}
          </option>
        ))}
      </select>
    </div>
  )
}
