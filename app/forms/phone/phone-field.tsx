import type { ComponentProps } from 'react'
import type { Country } from '~/backend/addresses/address-model'
import { Field } from '~/forms/fields/field'
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
  /** Of the whole number. */
  digits?: string
  /** Dialling code, and the number of digits. */
  code?: string
  pattern?: number
  /** Default country, '' for none. */
  standard?: string
  countries?: Country[] | undefined
}

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'mask' | 'hint'> & {
  start: PhoneStart
}

/** Country and number; script adds the flag and the mask on first touch. */
export function PhoneField({ start, ...field }: Props) {
  const t = useT()
  const { first, value } = start
  const countries = useServerData('phoneCountries', start.countries)
  return (
    <div className="phone-field" data-behavior="phone">
      <link rel="stylesheet" href={css} />
      {first !== '' && (
        <PhoneCountries
          key={first}
          id={`${field.id}_country`}
          name={field.name}
          first={first}
          countries={countries ?? []}
        />
      )}
      <Field
        autoComplete="tel"
        maxLength={40}
        {...field}
        type="tel"
        inputMode="tel"
        dir="ltr"
        hint={t('phone.hint')}
        defaultValue={value}
        data-country={first}
        data-calling-code={start.code}
        data-digit-count={start.pattern}
        data-default-country={start.standard || undefined}
        data-digits={start.digits || undefined}
      />
    </div>
  )
}
