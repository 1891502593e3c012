import css from '~/auth/auth.css?url'
import { SignInForm } from '~/auth/sign-in-page'

/** Signing in, in a window: the same form as on its page, which its tabs lead to (row F02). */
export default function SignInContents({ href }: { href: string }) {
  const back = new URLSearchParams(href.split('?')[1]).get('donus')
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <SignInForm tab="email" back={back} waiting />
    </div>
  )
}
