import ts from 'typescript'
import { type CodebaseRule, isData, isScript, lineOf, parse, type SourceFile } from './source'

/** Words of names that say nothing to a newcomer, and what is written instead. */
export const unclearNames: Record<string, string> = {
  visit: 'context',
  visits: 'sessions',
  arrival: 'parsed request',
  trip: 'request',
  handed: 'serialized data',
  desk: 'cartApi',
  kept: 'cached, saved or pending',
  asked: 'requested',
  told: 'notified or received',
  still: 'server-only',
  asleep: 'server-only',
  wake: 'hydrate',
  wakes: 'hydrate',
  woken: 'hydrated',
  awake: 'hydrated',
  wish: 'add request',
  wishes: 'add requests',
  manners: 'global behavior',
  spoiled: 'invalid',
  patience: 'maximum wait',
  twins: 'alternative formats',
  worlds: 'projects',
  hears: 'on',
  heard: 'on',
  fewest: 'min',
  donus: 'returnTo',
  adim: 'step',
  siparis: 'order',
}

/** Phrases of prose, and documents that are not in the repository. */
export const unclearPhrases: Record<string, RegExp> = {
  cached: /\b(?:kept (?:documents?|markup|pages?)|(?:document|markup)s? (?:is|are) kept)\b/i,
  hydrated: /\b(?:is|are|was|be|being) (?:woken|awake|asleep)\b|\bwak(?:es|ing) (?:the|a) page\b/i,
  'notified of': /\b(?:is|are|was|were) told of\b/i,
  'learns of': /\bhears? of\b/i,
  projects: /\b(?:four|two|test|each) worlds?\b/i,
  'backend client': /\b(?:behind|past|over) the wall\b/i,
  'a document of the repository':
    /\b(?:trust [AFI]\d|spec(?:ification)? §|design §|contract \d+\.\d|row [A-Z]\d\d)\b/i,
}

/** The parts of a name: `wasAsked` is was and asked, `kept-markup.ts` is kept, markup and ts. */
const partsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])|[^A-Za-z]+/).map((part) => part.toLowerCase())

const unclearIn = (name: string): string | undefined =>
  partsOf(name).find((part) => Object.hasOwn(unclearNames, part))

/** The unclear names that a script gives; names of forms and answers are those of the wire. */
function namesGiven(file: SourceFile): { name: string; line: number; part: string }[] {
  if (!isScript(file.path) || isData(file.path)) return []
  const found: ReturnType<typeof namesGiven> = []
  const read = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration
    const isWire = ts.isPropertyAssignment(node) || ts.isPropertySignature(node)
    if (name && !isWire && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) {
      const part = unclearIn(name.text)
      if (part) found.push({ name: name.text, line: lineOf(name), part })
    }
    node.forEachChild(read)
  }
  read(parse(file))
  return found
}

const anyPhrase = new RegExp(
  Object.values(unclearPhrases)
    .map(({ source }) => source)
    .join('|'),
  'i',
)

function phrasesIn({ text }: SourceFile): { name: string; line: number; instead: string }[] {
  if (!anyPhrase.test(text)) return []
  return text.split('\n').flatMap((row, at) =>
    Object.entries(unclearPhrases).flatMap(([instead, phrase]) => {
      const [name] = phrase.exec(row) ?? []
      return name === undefined ? [] : [{ name, line: at + 1, instead }]
    }),
  )
}

/** What a file says in words of its own. */
function offencesIn(file: SourceFile): string[] {
  const folders = unclearIn(file.path)
  const named = namesGiven(file).map(
    ({ name, line, part }) => `${file.path}:${line} ${name}: write ${unclearNames[part]}`,
  )
  const phrases = phrasesIn(file).map(
    ({ name, line, instead }) => `${file.path}:${line} "${name}": write ${instead}`,
  )
  return [
    ...(folders ? [`${file.path}: write ${unclearNames[folders]}`] : []),
    ...named,
    ...phrases,
  ]
}

/** Names and prose use the words that an engineer expects. */
export const plainWords: CodebaseRule = {
  name: 'words are plain',
  broken: (file) => (file.path.startsWith('tests/gate/') ? [] : offencesIn(file)),
}
