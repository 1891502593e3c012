import { still } from '~/ui/still'

/** Something unforeseen: what it means, its number, and the ways on. */
export const FailurePage = still(() => import('./failure-content'))
