import type { ProductAround } from '~/backend/catalogue/model'
import { useT } from '~/i18n/use-locale'

type Props = {
  personal: NonNullable<ProductAround['personal']>
  typed: Record<string, string>
}

/** Personalization texts; the browser validates the fields, the server decides. */
export function PersonalFields({ personal, typed }: Props) {
  const t = useT()
  return (
    <>
      <input type="hidden" name="personalizationId" value={personal.formId} />
      {personal.fields.map(({ key, label, max, required }) => {
        const name = `personalization[${key}]`
        const wrong = required && typed[name] !== undefined && typed[name].trim() === ''
        return (
          <div className="extra-field" key={key}>
            <label htmlFor={`personal-${key}`}>
              {required ? label : t('form.optional', { label })}
            </label>
            <input
              id={`personal-${key}`}
              name={name}
              className="input"
              required={required}
              pattern={required ? '.*\\S.*' : undefined}
              maxLength={max > 0 ? max : undefined}
              defaultValue={typed[name]}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `personal-${key}-wrong` : undefined}
            />
            {wrong && (
              <p className="field-error" id={`personal-${key}-wrong`}>
                {t('form.required')}
              </p>
            )}
          </div>
        )
      })}
    </>
  )
}
