import type { ReactNode } from 'react'
import css from './tabs.css?url'

export type Tab = { id: string; title: string; href: string }

type Props = {
  /** What the tabs are about, for who does not see them. */
  label: string
  tabs: Tab[]
  chosen: string
  /** What the chosen one shows. */
  children: ReactNode
}

/**
 * Tabs that are links to the same page with another part on it; with script the part is fetched and put in place when
 * its tab is first chosen (app/shell/tab-steps.ts).
 */
export function Tabs({ label, tabs, chosen, children }: Props) {
  return (
    <div className="tabs" data-enhance="tabs" data-when="press">
      <link rel="stylesheet" href={css} />
      <nav aria-label={label}>
        {tabs.map(({ id, title, href }) => (
          <a key={id} href={href} data-tab="" aria-current={id === chosen ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className="tab-part">{children}</div>
    </div>
  )
}
