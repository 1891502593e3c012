import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { noticesOf } from '~/rendering/dialogs/page-notices'
import { type FormRedirect, type PagePart, postPart } from '~/rendering/dialogs/page-part'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import type { Outcome } from './form-queue'
import { type LeadsTo, leadsEvent } from './leads-event'
import { type PagePlace, placeOf } from './page-places'
import type { PendingForm } from './pending-form'

/** A step to the page's own URL replaces its history entry: Back would otherwise seem to do nothing. */
function openPage({ leadsTo }: FormRedirect, { form, body }: PendingForm): void {
  const next = new URL(leadsTo, location.href)
  const detail: LeadsTo = { next, body }
  form.dispatchEvent(new CustomEvent(leadsEvent, { detail, bubbles: true }))
  if (next.pathname + next.search === location.pathname + location.search) location.replace(next)
  else location.assign(next)
}

/**
 * Posts to actions that answer with a page or a redirect. The page appears in the form's dialog, else in place of this
 * page (`page`), until the next navigation.
 */
export function usePagePost(receive: (answer: ActionResult) => void) {
  const { t } = useLocale()
  const { key } = useLocation()
  const [page, setPage] = useState<PagePart | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation ends it
  useEffect(() => setPage(null), [key])
  const post = useCallback(
    async (pending: PendingForm): Promise<Outcome> => {
      const { form, action, body } = pending
      const own: PagePlace = {
        contains: () => true,
        show: async (part) => {
          receive({ notices: noticesOf(part), unchanged: true })
          setPage(part)
        },
        follow: async (redirect) => openPage(redirect, pending),
      }
      const dialog = placeOf(form)
      const place = dialog ?? own
      try {
        const answer = await postPart(action, body, dialog !== undefined)
        if ('leadsTo' in answer) await place.follow(answer, form)
        else await place.show(answer)
        return 'leadsTo' in answer && !dialog ? 'left' : 'done'
      } catch {
        const text = form.dataset.unsure ?? t('cart.unsure')
        receive({
          notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }],
          unchanged: true,
        })
        return 'unknown'
      }
    },
    [receive, t],
  )
  return { post, page }
}
