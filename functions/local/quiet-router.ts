import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] }

const router =
  /\/(?:@remix-run\/(?:router|react)|react-router(?:-dom)?)\/dist\/(?:esm\/)?[\w-]+\.js$/
const check = /^(?:UNSAFE_)?invariant(?:\$\d)?$/
const warning = /^(?:(?:UNSAFE_)?warning(?:Once)?|logV6DeprecationWarnings|logDeprecation)$/

const isCall = (node: object): node is Call => Reflect.get(node, 'type') === 'CallExpression'

function eachCall(node: unknown, onCall: (name: string, call: Call) => void): void {
  if (!node || typeof node !== 'object') return
  if (isCall(node) && node.callee.name) onCall(node.callee.name, node)
  for (const value of Object.values(node)) eachCall(value, onCall)
}

/** A module without its messages for developers: without warnings, and with checks that fail without a message. */
export function withoutMessages(code: string): string {
  const cuts: { start: number; end: number; replacement: string }[] = []
  eachCall(parseAst(code), (name, call) => {
    const [condition] = call.arguments
    const last = call.arguments.at(-1)
    if (warning.test(name)) cuts.push({ start: call.start, end: call.end, replacement: 'void 0' })
    else if (check.test(name) && condition && last && condition !== last)
      cuts.push({ start: condition.end, end: last.end, replacement: '' })
  })
  // From the end, so that the positions before stay valid.
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      code,
    )
}

/** Removes the router's warnings and messages for developers from the browser's bundle. */
export function quietRouter(): Plugin {
  return {
    name: 'quiet-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (router.test(id) ? { code: withoutMessages(code), map: null } : null),
  }
}
