import ts from 'typescript'
import { type CodebaseRule, isData, isScript, lineOf, parse, type SourceFile } from './source'

const maxLines = 40
const maxParameters = 4

const isChecked = ({ path }: SourceFile): boolean =>
  /^(?:app|functions)\//.test(path) &&
  isScript(path) &&
  !isData(path) &&
  !/\.test\.tsx?$/.test(path)

function offencesIn(file: SourceFile): string[] {
  const source = parse(file)
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(node)
      const lines = source.getLineAndCharacterOfPosition(node.end).line + 2 - line
      const { length } = node.parameters
      if (lines > maxLines) found.push(`${file.path}:${line} a function of ${lines} lines`)
      if (length > maxParameters) found.push(`${file.path}:${line} ${length} parameters`)
    }
    node.forEachChild(walk)
  }
  walk(source)
  return found
}

/** A function fits on a screen; more than four parameters are one object. */
export const functionSize: CodebaseRule = {
  name: 'functions have at most 40 lines and four parameters',
  broken: (file) => (isChecked(file) ? offencesIn(file) : []),
}
