import { useLocation } from '@remix-run/react'
import { useServerData } from '~/rendering/server-data'
import { CleanHtml } from '~/ui/clean-html'
import { HelpFrame } from './help/help-frame'
import type { HelpLink } from './help/help-links'

type Words = { title: string; html: string; help: HelpLink[] }

declare module '~/session/request-context' {
  interface ServerOnlyData {
    words?: Words
  }
}

/** A page that the shop has written. */
export default function ContentPage({ words }: { words: Words | undefined }) {
  const { pathname } = useLocation()
  const written = useServerData('words', words)
  if (!written) return null
  return (
    <HelpFrame links={written.help} here={pathname}>
      <article className="prose page">
        <h1>{written.title}</h1>
        <CleanHtml html={written.html} />
      </article>
    </HelpFrame>
  )
}
