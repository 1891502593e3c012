import { Await } from '@remix-run/react'
import { type ReactNode, Suspense } from 'react'

type Props<T> = {
  promise: Promise<T>
  coming: string
  failed: string
  retry: { href: string; text: string }
  /** Comes with the part: without script that stands below the page. */
  heading?: ReactNode
  children: (value: T) => ReactNode
}

/** A part that may arrive after the page; it fails alone. */
export function Late<T>({ promise, coming, failed, retry, heading, children }: Props<T>) {
  return (
    <Suspense
      fallback={
        <div data-late-part>
          {heading}
          <p className="late-part">{coming}</p>
        </div>
      }
    >
      <Await
        resolve={promise as T}
        errorElement={
          <>
            {heading}
            <p className="late-part">
              {failed} <a href={retry.href}>{retry.text}</a>
            </p>
          </>
        }
      >
        {(value) => (
          <>
            {heading}
            {children(value as T)}
          </>
        )}
      </Await>
    </Suspense>
  )
}
