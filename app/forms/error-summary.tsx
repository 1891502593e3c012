import { useT } from '~/i18n/use-locale'

type Props = {
  /** Labels of the fields, in order. */
  names: Record<string, string>
  form: { id: string; allErrors: Record<string, string[]> }
}

/** Errors above a refused form: those of no field, then each linked to its field. It takes the focus, without script by autofocus. */
export function ErrorSummary({ form: { id, allErrors }, names }: Props) {
  const t = useT()
  const wrong = Object.entries(names).filter(([name]) => allErrors[name]?.length)
  const ofNoField = allErrors['']
  if (wrong.length === 0 && !ofNoField) return null
  return (
    <div
      className="message-box"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was sent just now
      autoFocus
      data-behavior="hidden-fields"
      data-load-on="visible"
    >
      <h2>{t('auth.errorSummary')}</h2>
      {ofNoField && <p>{ofNoField.join(' ')}</p>}
      <ul>
        {wrong.map(([name, title]) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>
              {`${title.replace(/\.$/, '')}: ${allErrors[name]?.join(' ')}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
