import { remixRoutes } from '~/rendering/navigation/remix-window'

/** The module with the client action of an address; undefined when its action answers with a page. */
export function clientActionModule(address: string): string | undefined {
  const [path = ''] = address.split('?')
  for (const { path: own = '', module, hasClientAction } of remixRoutes()) {
    const isOwn =
      own === path.slice(1) || (own.endsWith('/*') && path.startsWith(`/${own.slice(0, -1)}`))
    if (hasClientAction && isOwn) return module
  }
}

/** Whether an action answers script with data: those have a client action, which reports a missing answer. */
export const answersData = (address: string): boolean => clientActionModule(address) !== undefined
