import { isData, isScript, type SourceFile } from './source'

/** The largest share of lines in app and functions that are comments. */
export const maxCommentShare = 0.06

const isCounted = ({ path }: SourceFile): boolean =>
  /^(?:app|functions)\//.test(path) &&
  (isScript(path) || path.endsWith('.css')) &&
  !isData(path) &&
  !/\.test\.\w+$/.test(path)

/** The lines of a file that hold nothing but a comment. */
function commentLines({ text }: SourceFile): number {
  const without = text.replace(/^[ \t]*(?:\/\/.*|\{?\/\*[\s\S]*?\*\/\}?[ \t]*)$/gm, (comment) =>
    comment.replace(/^.*$/gm, '\u0000'),
  )
  return without.split('\n').filter((line) => line === '\u0000').length
}

/** The share of comments among the lines of app and functions, without data and tests. */
export function commentShare(files: SourceFile[]): number {
  const counted = files.filter(isCounted)
  const sum = (count: (file: SourceFile) => number) =>
    counted.reduce((total, file) => total + count(file), 0)
  return (
    sum(commentLines) /
    Math.max(
      1,
      sum(({ text }) => text.split('\n').length - 1),
    )
  )
}
