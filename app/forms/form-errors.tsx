type Props = {
  errors: string[] | undefined
  link?: { href: string; text: string } | undefined
}

/** Errors of a form that belong to none of its fields. They take the focus, without script by autofocus. */
export function FormErrors({ errors, link }: Props) {
  if (!errors) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent just now
    <p className="message-box" role="alert" tabIndex={-1} autoFocus>
      {errors.join(' ')} {link && <a href={link.href}>{link.text}</a>}
    </p>
  )
}
