import { type HostedWorkers, type HostOptions, hostStorefront } from '../../functions/local/hosting'
import { newSecrets } from '../../functions/local/secrets'
import {
  type PlatformOptions,
  type StartedPlatform,
  startPlatform,
} from '../platform/start-platform'
import { filesWithoutPictures } from './two-workers'
import { Visitor } from './visitor'

export type PlatformShop = Pick<HostedWorkers, 'url' | 'close'> & {
  platform: StartedPlatform
  visitor: () => Visitor
  /** A visitor with one product in the cart. */
  buyer: () => Promise<Visitor>
}

async function withCart({ state }: StartedPlatform, visitor: Visitor): Promise<Visitor> {
  const product = state.products.find(
    (one) => one.isActive && one.variants.length === 0 && one.stock > 20,
  )
  const key = crypto.randomUUID()
  const fields = { productId: `${product?.id}`, quantity: '1', back: '/', key }
  const added = await visitor.post('/sepet/ekle', fields)
  if (added.status !== 303) throw new Error(`The cart answered ${added.status}.`)
  return visitor
}

/** The built storefront alone, in front of a shop that was written without knowing it. Close it when done. */
export async function openPlatformShop(
  options: PlatformOptions,
  vars: Record<string, string> = {},
  host: Pick<HostOptions, 'port' | 'onLine' | 'elsewhere'> = {},
): Promise<PlatformShop> {
  const platform = await startPlatform(options)
  const { SESSION_KEYS } = newSecrets()
  const storefront = await hostStorefront({
    onLine: () => {},
    files: filesWithoutPictures(),
    ...host,
    vars: {
      SHOP_ORIGIN: platform.origin,
      PAYMENT_ORIGINS: platform.origin,
      SESSION_KEYS,
      READ_DEADLINE_MS: '4000',
      ...vars,
    },
  })
  return {
    url: storefront.url,
    platform,
    visitor: () => new Visitor(storefront.url),
    buyer: () => withCart(platform, new Visitor(storefront.url)),
    async close() {
      await storefront.close()
      await platform.close()
    },
  }
}
