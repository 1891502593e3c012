import { still } from '~/ui/still'

/** The whole category tree on one page: where the menu leads without script. */
export const CategoriesPage = still(() => import('./categories-content'))
