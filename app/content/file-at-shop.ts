import { redirect } from '@remix-run/cloudflare'
import { isFilePath } from '~/backend/http/safe-path'
import { shopAddress } from '~/backend/http/shop-origins'

/** Leads from a file's path to the same path and query at a shop that has an address of its own. @throws the redirect */
export function leaveForFile({ pathname, search }: URL): void {
  const address = shopAddress(pathname + search)
  if (isFilePath(pathname) && !address.startsWith('/')) throw redirect(address, 302)
}
