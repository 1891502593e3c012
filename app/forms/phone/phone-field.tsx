import type { Country } from '~/backend/addresses/address-model'
import { Field } from '~/forms/field'
import { useT } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { serverOnly } from '~/rendering/server-only'
import css from './phone.css?url'

const PhoneCountries = serverOnly(() => import('./phone-countries'))

/** State of a phone field (phone-choice.ts). */
export type PhoneStart = {
  /** Country code, '' when the countries are unknown. */
  first: string
  value: string
  /** Dialling code, and the number of digits. */
  code?: string
  pattern?: number
  /** Default country, '' for none. */
  standard?: string
  countries?: Country[] | undefined
}

type Props = {
  name: string
  label: string
  start: PhoneStart
  autoComplete?: string
  required?: boolean | undefined
  errors?: string[] | undefined
  errorMs?: number | undefined
}

/** Country and number; script adds the flag and the mask on first touch. */
export function PhoneField({
  name,
  label,
  start,
  autoComplete = 'tel',
  required,
  errors,
  errorMs,
}: Props) {
  const t = useT()
  const { first, value } = start
  const countries = useServerData('phoneCountries', start.countries)
  return (
    <div className="phone" data-enhance="phone">
      <link rel="stylesheet" href={css} />
      {first !== '' && (
        <PhoneCountries key={first} name={name} first={first} countries={countries ?? []} />
      )}
      <Field
        label={label}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        dir="ltr"
        required={required}
        maxLength={40}
        hint={t('phone.hint')}
        defaultValue={value}
        errorMs={errorMs}
        data-key={first}
        data-code={start.code}
        data-pattern={start.pattern}
        data-default={start.standard || undefined}
        data-val={start.value.replace(/\D/g, '') || undefined}
        {...(errors ? { errors } : {})}
      />
    </div>
  )
}
