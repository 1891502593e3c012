import { still } from '~/ui/still'

/** The whole category tree on one page: where the menu leads without script (row U01). */
export const CategoriesPage = still(() => import('./categories-content'))
