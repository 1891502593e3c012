import type { Elsewhere } from './elsewhere'

/** In place of a form that the shop is known to lack. */
export function ElsewhereMessage({ text, link }: Elsewhere) {
  return (
    <p className="message-box">
      {text} <a href={link.href}>{link.text}</a>
    </p>
  )
}
