import { sameElsewhere } from '../../../../app/backend/platform-page/ask-page'
import { readRedirectedPage } from '../../../../app/backend/site/page-redirect'
import type { Answer } from '../ask'
import type { CallCheck } from '../call-check'
import type { Facts } from '../facts'
import { isRedirect } from '../read-answer'
import type { HttpRequest } from '../request'
import type { ShopCaller } from '../shop-caller'

const maxRedirects = 2

const linkOf = (address: URL) => address.pathname.replace(/^\/+|\/+$/g, '')

/** Where the storefront, or a shopper whom it leads there, goes on; null where nobody does. */
function addressAfter(
  { mayRedirect, moved }: CallCheck,
  facts: Facts,
  from: URL,
  location: string,
): URL | null {
  const same = mayRedirect ? sameElsewhere(from.href, location) : null
  if (same || !moved) return same
  try {
    const page = readRedirectedPage(linkOf(from), location)
    if (page.kind !== 'moved') return null
    const next = new URL(page.path, from)
    moved(facts, linkOf(next))
    return next
  } catch {
    return null
  }
}

/** The answer behind redirects that write the same address in another way, or lead a shopper to another page of the shop. */
export async function followed(
  check: CallCheck,
  { caller, facts }: { caller: ShopCaller; facts: Facts },
  sent: HttpRequest,
  answer: Answer,
): Promise<Answer> {
  let found = answer
  let address = new URL(sent.path, caller.origin)
  for (let left = maxRedirects; left > 0; left -= 1) {
    if (found.kind !== 'answer' || !isRedirect(found.status)) break
    const next = addressAfter(check, facts, address, found.headers.get('location') ?? '')
    if (!next) break
    address = next
    const { origin, pathname, search } = next
    found = await caller.send({ ...sent, origin, path: pathname + search }, caller[check.as])
  }
  return found
}
