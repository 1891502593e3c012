import { dirname } from 'node:path'
import { isScript, type SourceFile } from './source'

const maxFiles = 15

const isCounted = ({ path }: SourceFile): boolean =>
  /^(?:app|functions)\//.test(path) &&
  (isScript(path) || path.endsWith('.css')) &&
  !/\.test\.tsx?$/.test(path)

/** Folders with more files than a newcomer can take in, tests aside. */
export function fullFolders(files: SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files.filter(isCounted))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) =>
    count > maxFiles ? [`${folder} holds ${count} files`] : [],
  )
}
