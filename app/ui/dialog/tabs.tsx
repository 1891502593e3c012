import type { ReactNode } from 'react'
import css from './tabs.css?url'

export type Tab = { id: string; title: string; href: string }

type Props = {
  label: string
  tabs: Tab[]
  chosen: string
  children: ReactNode
}

/** Tabs as links to the same page; script loads their content in place (app/rendering/behaviors/tab-steps.ts). */
export function Tabs({ label, tabs, chosen, children }: Props) {
  return (
    <div className="tabs" data-behavior="tabs" data-load-on="click">
      <link rel="stylesheet" href={css} />
      <nav aria-label={label}>
        {tabs.map(({ id, title, href }) => (
          <a key={id} href={href} data-tab="" aria-current={id === chosen ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className="tab-panel">{children}</div>
    </div>
  )
}
