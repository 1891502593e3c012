import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { noConnection } from '~/rendering/navigation/no-connection'
import { usePageKey } from '~/rendering/navigation/use-page-key'
import type { ActionResult } from '~/session/response-data'
import { loadPagePost } from './form-code'
import type { Outcome } from './form-queue'
import { type PendingForm, submitNatively } from './pending-form'

/**
 * Posts to actions that answer with a page. Its code loads when somebody comes near such a form; if it cannot, the
 * browser sends the form.
 * @returns `post`, and the page that answers a form of this page, until the next navigation
 */
export function usePagePost(receive: (answer: ActionResult) => void) {
  const { t } = useLocale()
  const key = usePageKey()
  const [page, setPage] = useState<ReactNode>(null)
  const currentKey = useRef(key)
  currentKey.current = key
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation ends it
  useEffect(() => setPage(null), [key])
  const post = useCallback(
    async (pending: PendingForm): Promise<Outcome> => {
      const sentFrom = currentKey.current
      const code = await loadPagePost()
      if (code === 'unreachable') {
        receive(noConnection(t))
        return 'unknown'
      }
      if (code === 'replaced') {
        submitNatively(pending)
        return 'left'
      }
      const isLeft = () => currentKey.current !== sentFrom
      const unsureText = t('failure.offline')
      return code.postPage(pending, { receive, show: setPage, isLeft, unsureText })
    },
    [receive, t],
  )
  return { post, page }
}
