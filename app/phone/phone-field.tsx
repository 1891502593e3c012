import { useT } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Country } from '~/shop/address-model'
import { Field } from '~/ui/field'
import { still } from '~/ui/still'
import css from './phone.css?url'

const PhoneCountries = still(() => import('./phone-countries'))

/** What a route says of a phone field (app/phone/phone-choice.ts). */
export type PhoneStart = {
  /** The country's code, '' where the countries are unknown. */
  first: string
  value: string
  /** The country's dialling code, and how many digits a whole number has. */
  code?: string
  pattern?: number
  /** The country that the field begins with where nothing else tells one, '' for none. */
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

/** A phone number and whose it is: a list and a plain field; touched with script, a flag and a mask. */
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
  const countries = useDrawn('phoneCountries', start.countries)
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
