import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait more than they work: started last, they would keep the run waiting alone. */
const slow = ['/nonsense/', '/budgets/', '/model/together', '/dev-server', '/own-shop', '/import.']

const isSlow = ({ moduleId }: TestSpecification): boolean =>
  slow.some((part) => moduleId.includes(part))

/** Vitest's own order, after the files that are known to take long: a fresh clone has no times of earlier runs. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
