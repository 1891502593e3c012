import { z } from 'zod'
import type { Result } from '../gate/reports'

/** The part of Stryker's report that counts. */
const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().default(''),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
})

/** The results of an area's mutants; `survivors` are the places of undetected ones. */
export type Score = { area: string; killed: number; of: number; survivors: string[] }

const noticed = new Set(['Killed', 'Timeout'])
const unnoticed = new Set(['Survived', 'NoCoverage'])

/** Reads a report by area; areas without mutants are left out. */
export function scoresOf(read: unknown, areas: Record<string, string[]>): Score[] {
  const { files } = report.parse(read)
  return Object.entries(areas).flatMap(([area, names]) => {
    const mutants = names.flatMap((name) =>
      (files[name]?.mutants ?? []).map((mutant) => ({ ...mutant, name })),
    )
    const killed = mutants.filter(({ status }) => noticed.has(status)).length
    const survivors = mutants
      .filter(({ status }) => unnoticed.has(status))
      .map(
        ({ name, location, mutatorName, replacement, status }) =>
          `${name}:${location.start.line} ${mutatorName} (${status}) → ${replacement.replaceAll('\n', ' ').slice(0, 80)}`,
      )
    const of = killed + survivors.length
    return of > 0 ? [{ area, killed, of, survivors }] : []
  })
}

/** The percentage of an area's mutants that must fail a test. */
export const min = 85

export const percentOf = ({ killed, of }: Score): number => (killed * 100) / of

/** The result of a report: each area counts as one check. */
export function readMutation(
  read: unknown,
  areas: Record<string, string[]>,
  minPercent: number,
): Result {
  const scores = scoresOf(read, areas)
  const low = scores.filter((score) => percentOf(score) < minPercent)
  return { passed: scores.length - low.length, failed: low.length }
}
