const longest = 200_000
const maxTries = 100

function endOfString(script: string, start: number): number {
  const quote = script[start]
  for (let at = start + 1; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1
    else if (script[at] === quote) return at + 1
  }
  return -1
}

function endOfNested(script: string, start: number): number {
  let depth = 0
  for (let at = start; at < Math.min(script.length, start + longest); at += 1) {
    const letter = script[at] ?? ''
    if (letter === '"' || letter === "'") {
      at = endOfString(script, at) - 1
      if (at < 0) return -1
    } else if ('{['.includes(letter)) depth += 1
    else if ('}]'.includes(letter)) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A JSON value, or a string in single quotes, at a place of a script; undefined for anything else. */
function valueAt(script: string, start: number): unknown {
  const first = script[start] ?? ''
  if ('{['.includes(first)) return parsed(script.slice(start, endOfNested(script, start)))
  if (first === '"') return parsed(script.slice(start, endOfString(script, start)))
  if (first === "'") return script.slice(start + 1, endOfString(script, start) - 1)
  return parsed(
    /^(?:-?\d+(?:\.\d+)?|true|false|null)\b/.exec(script.slice(start, start + 40))?.[0] ?? '',
  )
}

/** The values that inline scripts of a page assign to names (`var CURRENCY = "TL"`, `CURRENCY: "TL"`), the first of each. Only JSON is read; nothing is run. */
export function scriptValues(script: string, names: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const assigned = new RegExp(
      `(?<![\\w$.])(?:window\\.)?["']?${name}["']?\\s*[=:]\\s*(?=["'{\\[\\-\\dtfn])`,
      'g',
    )
    for (const match of [...script.matchAll(assigned)].slice(0, maxTries)) {
      const value = valueAt(script, match.index + match[0].length)
      if (value === undefined) continue
      values[name] = value
      break
    }
  }
  return values
}
