import type { ReactNode } from 'react'

type Props = {
  href: string
  width: number
  className?: string | undefined
  children: ReactNode
}

/** Opens a page of the product in a window above it, for the chosen variant. */
export function DialogLink({ href, width, className, children }: Props) {
  return (
    <a
      href={href}
      className={className}
      data-dialog-width={width}
      data-with-variant=""
      data-behavior="dialog"
      data-load-on="click"
    >
      {children}
    </a>
  )
}
