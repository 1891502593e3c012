import type { MouseEvent } from 'react'
import { useT } from '~/i18n/use-locale'
import { Dot } from '~/ui/pictures/dot'
import type { VariantChoice as Choice } from './variants'

type Props = {
  group: Choice['groups'][number]
  at: number
  onChoose: (event: MouseEvent<HTMLAnchorElement>, group: number, optionId: string) => void
}

/** One variant group: a link per option; unavailable ones are visible but disabled. */
export function VariantChoice({ group, at, onChoose }: Props) {
  const t = useT()
  const chosen = group.options.find((option) => option.selected)
  return (
    <fieldset className="options">
      <legend>
        {group.title}
        {chosen && <b> {chosen.label}</b>}
      </legend>
      <ul>
        {group.options.map((option) => (
          <li key={option.id}>
            <a
              href={option.available ? option.href : undefined}
              role={option.available ? undefined : 'link'}
              aria-disabled={option.available ? undefined : true}
              aria-current={option.selected ? 'true' : undefined}
              onClick={(event) => option.available && onChoose(event, at, option.id)}
            >
              {option.colour && <Dot colour={option.colour} />}
              {option.label}
              {!option.available && (
                <span className="visually-hidden"> {t('product.unavailable')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
