import { serverOnly } from '~/rendering/server-only'

export const CategoriesPage = serverOnly(() => import('./categories-content'))
