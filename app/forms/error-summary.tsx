import type { MouseEvent } from 'react'
import { useT } from '~/i18n/use-locale'

type Props = {
  fields: Record<string, string[]> | undefined
  /** Labels of the fields, in order. */
  names: Record<string, string>
}

/** Focuses the field without changing the hash: the router would reload the page and lose what was typed. */
function enter(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Errors above a refused form, each linked to its field. It takes the focus, without script by autofocus. */
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
