import { serverOnly } from '~/rendering/server-only'

export const HomePage = serverOnly(
  () => import('./home-content'),
  ({ page }) => ({ of: page }),
)

export const AppBanner = serverOnly(() => import('~/auth/consent/app-banner'))
