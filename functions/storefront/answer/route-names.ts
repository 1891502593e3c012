import type { ServerBuild } from '@remix-run/cloudflare'
import { languages } from '../../../app/i18n/languages'

type Route = ServerBuild['routes'][string]

const suffix = new RegExp(`-(?:${languages.join('|')})$`)

/** The route with a loader and an action that note its name for the log: its id, without a language. */
function noting(route: Route): Route {
  const name = route.id.replace(suffix, '')
  const { loader, action, ...module } = route.module
  return {
    ...route,
    module: {
      ...module,
      ...(loader && {
        loader(args) {
          args.context.route = name
          return loader(args)
        },
      }),
      ...(action && {
        action(args) {
          args.context.route = name
          return action(args)
        },
      }),
    },
  }
}

/** The build whose routes, but the root, note their names in the context. */
export function withRouteNames(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    id === 'root' ? route : noting(route),
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}
