import type { ClientActionFunctionArgs } from '@remix-run/react'
import { isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { readyToRender } from '~/rendering/navigation/ready-to-render'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import { maxAnswerMs } from './post-form'

type Text = 'failure.cartOffline' | 'failure.offline'

/** The answer when none came: a notice, and the form keeps its key. */
function unanswered(key: Text): ActionResult {
  const { lang } = document.documentElement
  const text = translatorOf(isLanguage(lang) ? lang : 'tr')(key)
  return { notices: [{ tone: 'bad', text, ms: noticeMs.cart, offline: true }], unchanged: true }
}

/** The browser itself waits for minutes, and the page's other forms with it. */
const noAnswerInTime = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, maxAnswerMs)
  })

/** A redirect opens another page: its code and texts load first; without them the browser opens it. */
async function readyToFollow(redirect: Response): Promise<Response> {
  const address = redirect.headers.get('location') ?? '/'
  await readyToRender(address).catch(() => redirect.headers.set('X-Remix-Reload-Document', 'yes'))
  return redirect
}

const actionWithText =
  (key: Text) =>
  async ({ serverAction }: ClientActionFunctionArgs): Promise<ActionResult> => {
    try {
      const answer = await Promise.race([serverAction<ActionResult>(), noAnswerInTime()])
      return answer ?? unanswered(key)
    } catch (error) {
      if (error instanceof Response) throw await readyToFollow(error)
      return unanswered(key)
    }
  }

/**
 * The client action of every action that answers script with data. Without an answer that can be read (no connection,
 * a gateway's error page) a notice says so, and the form keeps its key so that a retry cannot add twice. Redirects pass.
 */
export const sendAction = actionWithText('failure.offline')

/** That of the cart's actions, which says that the cart is still there. */
export const sendCartAction = actionWithText('failure.cartOffline')
