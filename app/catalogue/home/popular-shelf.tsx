import type { Showcase } from '~/backend/catalogue/model'
import { useServerData } from '~/rendering/server-data'
import { Shelf } from './shelf'

/** What is bought often, below a page that has nothing of its own. */
export default function PopularShelf({ popular }: { popular?: Showcase | null | undefined }) {
  const shelf = useServerData('popular', popular)
  return shelf ? <Shelf shelf={shelf} /> : null
}
