import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's CPU time in hundredths of a second (CLK_TCK). */
const ticksPerSecond = 100

/** The fields of /proc/<pid>/stat after the command, whose name may hold spaces. */
function stat(pid: number): string[] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

/** CPU seconds, user and system, that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const fields = stat(pid)
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** The running child processes. */
function children(): Set<number> {
  const found = new Set<number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      if (Number(stat(Number(name))[1]) === process.pid) found.add(Number(name))
    } catch {
      // It ended between the listing and the reading.
    }
  }
  return found
}

/** Starts a host of Workers, and finds the workerd process that it started. @throws when it started none, or several */
export async function withPid<T>(start: () => Promise<T>): Promise<{ started: T; pid: number }> {
  const before = children()
  const started = await start()
  const fresh = [...children()].filter((pid) => !before.has(pid))
  const [pid] = fresh
  if (pid === undefined || fresh.length > 1)
    throw new Error(`Expected one new workerd process, found ${fresh.length}.`)
  return { started, pid }
}
