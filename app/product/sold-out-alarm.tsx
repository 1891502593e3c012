import type { Product } from '~/backend/catalogue/model'
import { AlarmLink } from './alarm-link'

type Props = { product: Product; variant: string | undefined }

/** The one thing to do at a product that is sold out: to be written to. */
export default function SoldOutAlarm({ product, variant }: Props) {
  return (
    <AlarmLink product={product} type="stock" variant={variant} className="button button-main" />
  )
}
