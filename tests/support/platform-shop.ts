import { type HostedWorkers, hostStorefront } from '../../functions/local/hosting'
import { newSecrets } from '../../functions/local/secrets'
import {
  type PlatformOptions,
  type StartedPlatform,
  startPlatform,
} from '../platform/start-platform'
import { Visitor } from './visitor'

export type PlatformShop = Pick<HostedWorkers, 'url' | 'close'> & {
  platform: StartedPlatform
  visitor: () => Visitor
}

/** The built storefront alone, in front of a shop that was written without knowing it. Close it when done. */
export async function openPlatformShop(
  options: PlatformOptions,
  vars: Record<string, string> = {},
): Promise<PlatformShop> {
  const platform = await startPlatform(options)
  const { SESSION_KEYS } = newSecrets()
  const storefront = await hostStorefront({
    onLine: () => {},
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
    async close() {
      await storefront.close()
      await platform.close()
    },
  }
}
