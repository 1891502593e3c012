import ts from 'typescript'
import { siteMap } from '../../app/site-map'
import { functionSize } from './function-size'
import { plainWords } from './plain-words'
import { type CodebaseRule, isData, isScript, parse, type SourceFile } from './source'

const vague = /^(?:utils?|helpers?|libs?|common|misc|shared)$/

/** URLs that only accept POST; a link to one would be a change by GET. */
const changes = ['cartAdd', 'cartLine', 'cartUpdate', 'language', 'currency', 'listLayout'] as const
const changePaths = changes.map((name) => siteMap[name])

function matches(file: SourceFile, pattern: RegExp, what: string): string[] {
  return file.text
    .split('\n')
    .flatMap((line, i) => (pattern.test(line) ? [`${file.path}:${i + 1} ${what}`] : []))
}

/** Where forms are sent from: by script, by Remix's router, and by the browser (decision 061). */
const senders = ['post-form', 'use-data-post', 'pending-form'].map(
  (name) => `app/rendering/forms/${name}.ts`,
)
const sending =
  /\bmethod['"]?: ?['"`](?:post|put|patch|delete)\b|\bsendBeacon\b|\bXMLHttpRequest\b|\buseSubmit\b|\.submit\s*\(|\bForm\b.*'@remix-run\/react'/i

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement

function eachElement(file: SourceFile, check: (element: Element, line: number) => void): void {
  if (!file.path.endsWith('.tsx')) return
  const source = parse(file)
  const walk = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      check(node, source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    node.forEachChild(walk)
  }
  walk(source)
}

function attribute(element: Element, name: string): string | null {
  for (const one of element.attributes.properties) {
    if (ts.isJsxAttribute(one) && one.name.getText() === name)
      return one.initializer?.getText() ?? ''
  }
  return null
}

const leadsToChange = (address: string | null): boolean =>
  address !== null &&
  (changes.some((name) => new RegExp(`hrefOf\\(\\s*['"]${name}['"]`).test(address)) ||
    changePaths.some((path) => new RegExp(`^.?['"\`]${path}['"\`?]`).test(address)))

export const codebaseRules: CodebaseRule[] = [
  functionSize,
  plainWords,
  {
    name: 'names say what is inside',
    broken: ({ path }) =>
      path.split('/').some((part) => vague.test(part.replace(/\..*$/, '')))
        ? [`${path} is a vague name`]
        : [],
  },
  {
    name: 'file names are in kebab-case',
    broken: ({ path }) =>
      /^(?:app|functions|tests)\//.test(path) &&
      (isScript(path) || path.endsWith('.css')) &&
      !/^[a-z0-9/.-]+$/.test(path)
        ? [`${path} is not in kebab-case`]
        : [],
  },
  {
    name: 'no file is longer than 300 lines',
    broken: ({ path, text }) => {
      const lines = text.split('\n').length - 1
      if (isData(path) || !(isScript(path) || path.endsWith('.css'))) return []
      return lines > 300 ? [`${path} has ${lines} lines`] : []
    },
  },
  {
    name: 'a double cast has its reason above it',
    broken: ({ path, text }) => {
      if (!isScript(path) || path.startsWith('tests/') || path.includes('.test.')) return []
      const lines = text.split('\n')
      return lines.flatMap((line, i) =>
        line.includes('as unknown as') && !/^\s*\/\//.test(lines[i - 1] ?? '')
          ? [`${path}:${i + 1} casts twice without a reason`]
          : [],
      )
    },
  },
  {
    name: 'nothing is left for later',
    broken: (file) =>
      isScript(file.path) && !file.path.startsWith('tests/gate/codebase-rules')
        ? matches(
            file,
            /\/[/*].*\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)/,
            'is left for later',
          )
        : [],
  },
  {
    name: 'types come by `import type`',
    broken: ({ path, text }) => {
      if (!/^(?:app|functions)\/.*\.tsx?$/.test(path)) return []
      // An import of inline types only stays in the bundle as a bare import: 16 kB of Remix in the browser.
      return [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(
        ([, names = '', from = '']) => {
          const each = names.split(',').map((name) => name.trim())
          const inline = each.filter((name) => name.startsWith('type '))
          const all = inline.length === each.filter(Boolean).length
          return inline.length > 0 && (all || from.startsWith('@remix-run/'))
            ? [`${path} takes ${inline.join(', ')} from ${from} by a value import`]
            : []
        },
      )
    },
  },
  {
    name: 'journeys wait for what a person sees',
    broken: (file) =>
      /^tests\/(?:journeys|support)\//.test(file.path)
        ? matches(file, /waitForTimeout|networkidle|setTimeout\(/, 'sleeps')
        : [],
  },
  {
    name: 'forms that change something are <Form>',
    broken: (file) => {
      const found: string[] = []
      if (file.path === 'app/forms/form.tsx') return found
      eachElement(file, (element, line) => {
        const tag = element.tagName.getText()
        const isRemixes = /^import \{[^}]*\bForm\b[^}]*\} from '@remix-run\/react'/m.test(file.text)
        if (tag.endsWith('.Form') || (tag === 'Form' && isRemixes))
          found.push(`${file.path}:${line} Remix's form; use <Form> of app/forms`)
        if (tag !== 'form') return
        if (!/^.?['"]get['"]/i.test(attribute(element, 'method') ?? ''))
          found.push(`${file.path}:${line} <form> is no GET form; use <Form> of app/forms`)
      })
      return found
    },
  },
  {
    name: 'forms are sent in one place',
    broken: (file) => {
      // The backend's calls are no forms.
      const isBrowsers = /^app\/(?!backend\/).*(?<!\.test)\.tsx?$/.test(file.path)
      return isBrowsers && !senders.includes(file.path)
        ? matches(file, sending, 'sends by itself; use postForm, or submit a form')
        : []
    },
  },
  {
    name: 'no link and no GET form changes anything',
    broken: (file) => {
      const found: string[] = []
      eachElement(file, (element, line) => {
        const byGet = /^.?['"]get['"]/i.test(attribute(element, 'method') ?? '')
        const address =
          attribute(element, 'href') ??
          attribute(element, 'to') ??
          (byGet ? attribute(element, 'action') : null)
        if (leadsToChange(address)) found.push(`${file.path}:${line} leads to a change by GET`)
      })
      return found
    },
  },
]
