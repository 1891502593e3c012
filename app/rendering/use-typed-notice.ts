import { useRouteLoaderData } from '@remix-run/react'
import type { Notice } from '~/session/response-data'

/** The notice of this document that holds what was typed as `name`. */
export function useTypedNotice(name: string): Notice | undefined {
  const frame = useRouteLoaderData('root') as { notices: Notice[] } | undefined
  return frame?.notices.find(({ typed }) => typed?.[name] !== undefined)
}
