import ts from 'typescript'

/** A file of the repository: its path from the root, and its text. */
export type SourceFile = { path: string; text: string }

/** One rule of the codebase that no other tool checks. `broken` returns a line per offence: where, and what. */
export type CodebaseRule = { name: string; broken: (file: SourceFile) => string[] }

export const isScript = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)

/** Lists of values, which may have any length. */
export const isData = (path: string): boolean =>
  /\/data\/|\/resources\/|\.data\.ts$|\.json$|\.sql$|package-lock/.test(path)

let parsed: { file: SourceFile; source: ts.SourceFile } | undefined

/** The syntax tree of a script, cached for the rules that read the same file next. */
export function parse(file: SourceFile): ts.SourceFile {
  if (parsed?.file !== file) {
    const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
    parsed = { file, source }
  }
  return parsed.source
}

/** The line of a node, from 1. */
export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}
