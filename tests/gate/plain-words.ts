import ts from 'typescript'
import { type CodebaseRule, isData, isScript, lineOf, parse, type SourceFile } from './source'

/** Words of names that say nothing to a newcomer, and what is written instead. */
export const unclearNames: Record<string, string> = {
  again: 'repeated, retry or re-rendered',
  arrival: 'parsed request',
  asked: 'requested',
  asleep: 'server-only',
  awake: 'hydrated',
  bag: 'cart link',
  beginning: 'prefix, start or initial',
  desk: 'cartApi',
  door: 'cash on delivery or import rule',
  doors: 'import rules',
  drawn: 'rendered',
  dress: 'load styles',
  dressed: 'styled',
  fewest: 'min',
  gone: 'removed, expired or missing',
  handed: 'serialized data',
  hear: 'on',
  heard: 'on',
  hears: 'on',
  house: 'codebase',
  keep: 'save, cache or hold',
  keeping: 'saving or caching',
  keeps: 'saves, caches or holds',
  kept: 'cached, saved or pending',
  least: 'min',
  levels: 'regions or fields',
  manners: 'global behavior',
  mark: 'placeholder, digest, favourite button or diacritic',
  marks: 'placeholders, digests, favourite buttons or diacritics',
  most: 'max',
  patience: 'maximum wait',
  places: 'positions, fields or containers',
  room: 'space or folder',
  rooms: 'folders',
  said: 'message, text or notices',
  say: 'notify or announce',
  says: 'notifies, message or text',
  served: 'server-only or result',
  shown: 'displayed or visible',
  sign: 'character or symbol',
  signs: 'characters or symbols',
  spoiled: 'invalid',
  still: 'server-only',
  tell: 'notify',
  tells: 'notifies',
  told: 'notified or received',
  trip: 'request',
  twin: 'counterpart',
  twins: 'alternative formats',
  visit: 'context',
  visits: 'sessions',
  wake: 'hydrate',
  wakes: 'hydrate',
  wall: 'backend client',
  way: 'method, provider, link or path',
  ways: 'methods, providers or links',
  who: 'member, buyer, owner or role',
  wish: 'add request',
  wishes: 'add requests',
  woken: 'hydrated',
  worlds: 'projects',
}

/** Turkish words are those of URLs and forms: a property may have such a name, a variable or a file may not. */
export const unclearTurkish: Record<string, string> = {
  adim: 'step',
  donus: 'returnTo',
  siparis: 'order',
  tur: 'type',
}

/** Terms of every engineer that hold one of the words. */
const standardTerm =
  /(?<![a-z])(?:signs?-(?:in|out|up)|keep-alive|at-(?:most|least)|region-levels|one-way)(?![a-z])/g

/** Properties whose names others have given. */
const givenNames: Record<string, string> = {
  gone: 'why a line of the cart is short, in the answer of the backend',
  keepNames: 'an option of esbuild',
  mark: 'the digest of an order, in the form of its last step and in `order-v5/checkout`',
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

/** `wasAsked` is was-asked, `kept-markup.ts` is kept-markup-ts. */
const kebab = (name: string): string =>
  name
    .replace(/(?=[A-Z])|[^A-Za-z]+/g, '-')
    .replace(/-+/g, '-')
    .toLowerCase()

/** What to write instead of a name, or undefined when it is clear. */
function clearerThan(name: string, words: Record<string, string>): string | undefined {
  const parts = kebab(name).replace(standardTerm, '').split('-')
  const unclear = parts.find((part) => Object.hasOwn(words, part))
  return unclear && words[unclear]
}

const allWords = { ...unclearNames, ...unclearTurkish }

/** Names of columns and of form fields are in snake_case; our own are not. */
const isSnakeCase = (name: string): boolean => /[a-z]_[a-z]/.test(name)

function wordsFor(node: ts.Node, name: string): Record<string, string> {
  // A name that is imported as it is has been read where it is declared, or is a library's.
  if (isSnakeCase(name) || (ts.isImportSpecifier(node) && !node.propertyName)) return {}
  if (!ts.isPropertyAssignment(node) && !ts.isPropertySignature(node)) return allWords
  return Object.hasOwn(givenNames, name) ? {} : unclearNames
}

type Unclear = { name: string; line: number; instead: string }

/** The unclear names that a script gives. */
function namesGiven(file: SourceFile): Unclear[] {
  if (!isScript(file.path) || isData(file.path)) return []
  const found: Unclear[] = []
  const read = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration
    if (
      name &&
      !ts.isPropertyAccessExpression(node) &&
      (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))
    ) {
      const instead = clearerThan(name.text, wordsFor(node, name.text))
      if (instead) found.push({ name: name.text, line: lineOf(name), instead })
    }
    node.forEachChild(read)
  }
  read(parse(file))
  return found
}

/** The unclear classes of a style sheet; those of one or two letters say nothing either. */
function classesIn({ path, text }: SourceFile): Unclear[] {
  if (!path.endsWith('.css')) return []
  return text.split('\n').flatMap((row, at) =>
    [...row.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{|,\s*$)/gi)].flatMap(([, name = '']) => {
      const instead = name.length < 3 ? 'a whole word' : clearerThan(name, allWords)
      return instead ? [{ name: `.${name}`, line: at + 1, instead }] : []
    }),
  )
}

const anyPhrase = new RegExp(
  Object.values(unclearPhrases)
    .map(({ source }) => source)
    .join('|'),
  'i',
)

function phrasesIn({ text }: SourceFile): Unclear[] {
  if (!anyPhrase.test(text)) return []
  return text.split('\n').flatMap((row, at) =>
    Object.entries(unclearPhrases).flatMap(([instead, phrase]) => {
      const [name] = phrase.exec(row) ?? []
      return name === undefined ? [] : [{ name: `"${name}"`, line: at + 1, instead }]
    }),
  )
}

/** What a file says in words of its own. */
function offencesIn(file: SourceFile): string[] {
  const instead = isSnakeCase(file.path) ? undefined : clearerThan(file.path, allWords)
  const inside = [...namesGiven(file), ...classesIn(file), ...phrasesIn(file)].map(
    (one) => `${file.path}:${one.line} ${one.name}: write ${one.instead}`,
  )
  return instead ? [`${file.path}: write ${instead}`, ...inside] : inside
}

/** The list of the words itself, and the examples of what is refused. */
const isAboutWords = (path: string): boolean =>
  path === 'tests/gate/plain-words.ts' || path === 'tests/gate/codebase-rules.test.ts'

/** Names and prose use the words that an engineer expects. */
export const plainWords: CodebaseRule = {
  name: 'words are plain',
  broken: (file) => (isAboutWords(file.path) ? [] : offencesIn(file)),
}
