import { serverOnly } from '~/rendering/server-only'

export const MissingPage = serverOnly(() => import('./missing-content'))
