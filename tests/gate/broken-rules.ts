import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codebaseRules } from './codebase-rules'
import { commentShare, maxCommentShare } from './comment-share'
import { fullFolders } from './folder-size'
import type { SourceFile } from './source'

const read = /\.(?:[cm]?[jt]sx?|css|md)$/

const fileAt = (file: string): SourceFile => ({
  path: file,
  text: read.test(file) ? readFileSync(file, 'utf8') : '',
})

function walk(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? walk(file) : [fileAt(file)]
  })
}

type Broken = { name: string; offences: string[] }

function tooManyComments(files: SourceFile[]): Broken {
  const share = commentShare(files)
  const offences =
    share < maxCommentShare
      ? []
      : [`${(share * 100).toFixed(1)} % of the lines in app and functions are comments`]
  return { name: 'comments are below 6 % of lines', offences }
}

/** Checks every source file against the codebase's rules: their number, and the broken ones with places. */
export function brokenRules(): { rules: number; broken: Broken[] } {
  const files = [...['app', 'functions', 'tests', 'public'].flatMap(walk), fileAt('README.md')]
  // File by file, so that each is parsed once.
  const found = files.map((file) => codebaseRules.map(({ broken }) => broken(file)))
  const all = [
    ...codebaseRules.map(({ name }, at) => ({
      name,
      offences: found.flatMap((byRule) => byRule[at] ?? []),
    })),
    tooManyComments(files),
    { name: 'folders hold at most 15 files', offences: fullFolders(files) },
  ]
  return { rules: all.length, broken: all.filter(({ offences }) => offences.length > 0) }
}
