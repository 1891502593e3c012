import { useT } from '~/i18n/use-t'
import type { ProductAround } from '~/shop/model'

type Props = {
  personal: NonNullable<ProductAround['personal']>
  /** What a refused form held. */
  typed: Record<string, string>
}

/** What shall be written on the thing; the browser holds the fields to their rules, the server judges. */
export function PersonalFields({ personal, typed }: Props) {
  const t = useT()
  return (
    <>
      <input type="hidden" name="personalizationId" value={personal.formId} />
      {personal.fields.map(({ key, label, max, required }) => {
        const name = `personalization[${key}]`
        const wrong = required && typed[name] !== undefined && typed[name].trim() === ''
        return (
          <div className="extra" key={key}>
            <label htmlFor={`own-${key}`}>
              {required ? label : t('product.optional', { label })}
            </label>
            <input
              id={`own-${key}`}
              name={name}
              className="in"
              required={required}
              pattern={required ? '.*\\S.*' : undefined}
              maxLength={max > 0 ? max : undefined}
              defaultValue={typed[name]}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `own-${key}-wrong` : undefined}
            />
            {wrong && (
              <p className="wrong" id={`own-${key}-wrong`}>
                {t('form.required')}
              </p>
            )}
          </div>
        )
      })}
    </>
  )
}
