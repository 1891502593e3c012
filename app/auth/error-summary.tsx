import type { MouseEvent } from 'react'
import { useT } from '~/i18n/use-t'

type Props = {
  fields: Record<string, string[]> | undefined
  /** How the form calls its fields, in their order. */
  names: Record<string, string>
}

/**
 * Enters the field without a step in the address: the router would take that for leaving the refused form, and forget
 * what was typed.
 */
function enter(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * What is wrong with a form, above it: each line leads to its field. A refused form's document begins there,
 * for the keyboard and for who hears it; the browser does that without script.
 */
export function ErrorSummary({ fields, names }: Props) {
  const t = useT()
  const wrong = Object.entries(names).filter(([name]) => fields?.[name]?.length)
  if (wrong.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent just now
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{t('auth.mend')}</h2>
      <ul>
        {wrong.map(([name, title]) => (
          <li key={name}>
            <a
              href={`#f-${name}`}
              onClick={(event) => enter(event, `f-${name}`)}
            >{`${title}: ${fields?.[name]?.join(' ')}`}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
