import { useFetcher } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'
import css from '~/auth/auth.css?url'
import { SignInForm, type SignInProps } from '~/auth/sign-in-page'
import { addressInPlace } from './use-client-links'

/**
 * Signing in, in a window: the same form as on its page (row F02). It stands at once; the outside accounts come with
 * the page's own data, and so does each other tab.
 */
export default function SignInContents({ href }: { href: string }) {
  const [address, choose] = useState(href)
  const { load, data } = useFetcher<SignInProps>()
  useEffect(() => load(address), [load, address])
  const back = new URLSearchParams(href.split('?')[1]).get('donus')

  function chooseTab(event: MouseEvent) {
    const isTab = event.target instanceof Element && event.target.closest('.auth-tabs a')
    const tab = isTab ? addressInPlace(event.nativeEvent) : null
    if (!tab) return
    event.preventDefault()
    choose(tab)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links in it, as the document does
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click
    <div className="auth" onClick={chooseTab}>
      <link rel="stylesheet" href={css} />
      <SignInForm
        tab={data?.tab ?? 'email'}
        back={back}
        waiting
        phone={data?.phone}
        ways={data?.ways ?? []}
      />
    </div>
  )
}
