import { BackendError } from '~/backend/http/backend-error'
import { bodyOf, type CallContext, callBackend, mayCallBeMissing } from '~/backend/http/call'
import { scriptValues } from '~/backend/platform-page/html/script-values'
import { readSite } from '~/backend/site/site'
import type { Cart } from './cart-model'
import { type LoadedCart, loadCart, loadDisplayed } from './load-cart'
import { adder } from './sending/add-calls'
import { changeCalls } from './sending/change-calls'
import { reprice } from './sending/reprice'

/** What the home page gives to this visitor's scripts, of a shop without get-globals. */
async function pageValues(context: CallContext): Promise<unknown> {
  const wire = await callBackend({ key: 'PLATFORM_PAGE' }, 'personal', context)
  return scriptValues(String(bodyOf('PLATFORM_PAGE', wire)), ['CART_CSRF_TOKEN'])
}

/** The visitor's cart. The platform changes it by GET; each change is sent once. */
export function openCartApi(context: CallContext) {
  const last: { loaded: LoadedCart | null } = { loaded: null }
  return {
    load: async (): Promise<Cart> => (await loadCart(context)).cart,

    loadDisplayed: async (): Promise<Cart> => {
      last.loaded = await loadDisplayed(context)
      return last.loaded.cart
    },

    /** '' whenever it cannot be read: a backend that needs it says so in its answer to the add. */
    csrfToken: async (): Promise<string> => {
      const fallback = { currency: context.rules.currency }
      try {
        const wire = await callBackend({ key: 'GLOBALS' }, 'personal', context)
        const settings = mayCallBeMissing(wire)
          ? await pageValues(context)
          : bodyOf('GLOBALS', wire)
        return readSite(settings, fallback).cartCsrfToken
      } catch (error) {
        if (error instanceof BackendError) return ''
        throw error
      }
    },

    add: adder(context),

    reprice: () => reprice(context),

    ...changeCalls(context, last),
  }
}
