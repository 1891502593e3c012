import type { ReceivedRequest } from '../server/received-request'

/** What may be wrong with an answer. */
export type FaultKind =
  | 'html'
  | 'truncated'
  | 'empty'
  | 'wrong-types'
  | 'hang'
  | 'drip'
  | 'reset'
  | 'too-many'
  | 'redirect-loop'
  | 'error'

export const faultKinds: FaultKind[] = [
  'html',
  'truncated',
  'empty',
  'wrong-types',
  'hang',
  'drip',
  'reset',
  'too-many',
  'redirect-loop',
  'error',
]

/** A path prefix, or the number of a call in the contract's index. */
export type FaultTarget = string | number

export type FaultTimes = { hangMs: number; dripMs: number }

/** The faults that are set, the latest first. */
export class Faults {
  #set: { target: FaultTarget; kind: FaultKind }[] = []

  constructor(
    readonly times: FaultTimes,
    private readonly numbersOf: (method: string, path: string) => number[],
  ) {}

  set(target: FaultTarget, kind: FaultKind | null): void {
    this.#set = this.#set.filter((one) => one.target !== target)
    if (kind) this.#set.unshift({ target, kind })
  }

  clear(): void {
    this.#set = []
  }

  isAt(target: FaultTarget, { method, path }: Pick<ReceivedRequest, 'method' | 'path'>): boolean {
    return typeof target === 'number'
      ? this.numbersOf(method, path).includes(target)
      : path.startsWith(target)
  }

  kindFor(request: Pick<ReceivedRequest, 'method' | 'path'>): FaultKind | undefined {
    return this.#set.find(({ target }) => this.isAt(target, request))?.kind
  }
}
