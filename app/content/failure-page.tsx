import { serverOnly } from '~/rendering/server-only'

export const FailurePage = serverOnly(() => import('./failure-content'))
