import { still } from '~/ui/still'

/** The home page: all of it can be read and followed as it stands. */
export const HomePage = still(
  () => import('./home-content'),
  ({ page }) => ({ of: page }),
)

/** The way to the mobile app. */
export const AppBanner = still(() => import('~/consent/app-banner'))
