import type { Notice } from '~/session/response-data'
import type { PagePart } from './page-part'

const tones = ['good', 'bad', 'warn', 'plain'] as const

function linkOf(element: HTMLElement): Pick<Notice, 'link'> {
  const link = element.querySelector('a')
  if (!link) return {}
  const { pathname, search, textContent, dataset } = link
  const dialogWidth = Number(dataset.dialogWidth) || undefined
  return {
    link: {
      href: pathname + search,
      text: textContent ?? '',
      ...(dialogWidth ? { dialogWidth } : {}),
      ...('openNow' in dataset ? { now: true } : {}),
    },
  }
}

/** The notices of a page that was fetched as HTML. */
export function noticesOf({ notices }: PagePart): Notice[] {
  return notices.map((element) => ({
    tone: tones.find((tone) => element.classList.contains(`notice-${tone}`)) ?? 'plain',
    text: element.querySelector('p')?.textContent ?? '',
    ms: Number(element.dataset.timeoutMs),
    ...linkOf(element),
  }))
}
