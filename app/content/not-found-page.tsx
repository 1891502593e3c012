import { serverOnly } from '~/rendering/server-only'

export const NotFoundPage = serverOnly(() => import('./not-found-content'))
