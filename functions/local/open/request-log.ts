import { createWriteStream, mkdirSync } from 'node:fs'

export const dataFolder = '.data'
export const logFile = `${dataFolder}/requests.log`

/** Writes each line of the Workers to the log of requests, and their errors to the terminal too. */
export function requestLog(): (line: string, stream: 'stdout' | 'stderr') => void {
  mkdirSync(dataFolder, { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  return (line, stream) => {
    log.write(`${line}\n`)
    if (stream === 'stderr') console.error(line)
  }
}
