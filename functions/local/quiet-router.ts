import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] }

const router =
  /\/(?:@remix-run\/(?:router|react)|react-router(?:-dom)?)\/dist\/(?:esm\/)?[\w-]+\.js$/
const check = /^(?:UNSAFE_)?invariant(?:\$\d)?$/
const warning = /^(?:(?:UNSAFE_)?warning(?:Once)?|logV6DeprecationWarnings|logDeprecation)$/

const isCall = (node: object): node is Call => Reflect.get(node, 'type') === 'CallExpression'

function eachCall(node: unknown, visit: (name: string, call: Call) => void): void {
  if (!node || typeof node !== 'object') return
  if (isCall(node) && node.callee.name) visit(node.callee.name, node)
  for (const value of Object.values(node)) eachCall(value, visit)
}

/** A module without its sentences for developers: no warnings, and checks that fail without saying why. */
export function quiet(code: string): string {
  const cuts: { start: number; end: number; by: string }[] = []
  eachCall(parseAst(code), (name, call) => {
    const [condition] = call.arguments
    const last = call.arguments.at(-1)
    if (warning.test(name)) cuts.push({ start: call.start, end: call.end, by: 'void 0' })
    else if (check.test(name) && condition && last && condition !== last)
      cuts.push({ start: condition.end, end: last.end, by: '' })
  })
  // From the end, so that the places before stay where they are.
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

/** Leaves the router's warnings and sentences for developers out of the browser's bundle. */
export function quietRouter(): Plugin {
  return {
    name: 'quiet-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (router.test(id) ? { code: quiet(code), map: null } : null),
  }
}
