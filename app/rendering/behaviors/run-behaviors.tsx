import { useNavigate } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver } from '~/rendering/form-answer'
import { noConnection } from '~/rendering/navigation/no-connection'
import { readyToNavigate } from '~/rendering/navigation/ready-to-render'
import { afterPaint } from './after-paint'
import type { Behavior, PageTools } from './behavior'
import {
  holdClicks,
  holdForms,
  repeatChoices,
  reportOffline,
  runOnTouch,
  runWhenVisible,
} from './behavior-events'
import { BehaviorRunner } from './behavior-runner'

/** @returns one object for the whole life of the page; its properties follow the page */
function usePageTools(): PageTools {
  const locale = useLocale()
  const navigate = useNavigate()
  const receive = useContext(AnswerReceiver)
  const tools = useRef({} as PageTools)
  const go: PageTools['go'] = (address, options) => {
    if (!navigator.onLine) return receive(noConnection(locale.t))
    readyToNavigate(address).then(
      (isLast) =>
        isLast &&
        navigate(address, { replace: options?.replace, preventScrollReset: !options?.top }),
      () => location.assign(address),
    )
  }
  return Object.assign(tools.current, { locale, receive, go })
}

/**
 * Loads the code of elements with `data-behavior` when it is needed. Code that fails to load is requested again at the
 * next event; the element works without it.
 * @param load loads a behavior by its name; must be the same function at every rendering
 */
export function Behaviors({ load }: { load: (name: string) => Promise<Behavior | undefined> }) {
  const tools = usePageTools()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const runner = new BehaviorRunner(load, tools)
    runWhenVisible(runner, signal)
    runOnTouch(runner, signal)
    reportOffline(runner, tools, signal)
    holdClicks(runner, signal)
    holdForms(runner, signal)
    // The browser compiles React's event path at the first event: that should not be the shopper's click.
    afterPaint().then(() => {
      document.body.dispatchEvent(new Event('mouseout', { bubbles: true }))
      repeatChoices()
    })
    window.vitrinHydrated?.()
    return () => controller.abort()
  }, [load, tools])
  return null
}
