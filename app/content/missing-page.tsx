import { still } from '~/ui/still'

/** An address that leads nowhere: search, categories, home. */
export const MissingPage = still(() => import('./missing-content'))
