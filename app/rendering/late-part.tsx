import { Await } from '@remix-run/react'
import { type ReactNode, Suspense } from 'react'

type Props<T> = {
  promise: Promise<T>
  coming: string
  failed: string
  retry: { href: string; text: string }
  children: (value: T) => ReactNode
}

/** A part that may arrive after the page; it fails alone. */
export function Late<T>({ promise, coming, failed, retry, children }: Props<T>) {
  return (
    <Suspense
      fallback={
        <p className="late-part" data-late-part>
          {coming}
        </p>
      }
    >
      <Await
        resolve={promise as T}
        errorElement={
          <p className="late-part">
            {failed} <a href={retry.href}>{retry.text}</a>
          </p>
        }
      >
        {children as (value: Awaited<T>) => ReactNode}
      </Await>
    </Suspense>
  )
}
