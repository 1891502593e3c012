import type { Behavior, PageTools } from './behavior'

/** Loads behaviours by their names and runs each once per element. */
export class BehaviorRunner {
  readonly #load: (name: string) => Promise<Behavior | undefined>
  readonly #tools: PageTools
  readonly #done = new WeakSet<Element>()
  readonly #pending = new WeakMap<Element, Promise<unknown>>()

  constructor(load: (name: string) => Promise<Behavior | undefined>, tools: PageTools) {
    this.#load = load
    this.#tools = tools
  }

  /** Whether an element's code is loading or has run. */
  isDone(element: Element): boolean {
    return this.#done.has(element)
  }

  /** Resolves when an element's code has run or failed to load; undefined when none is loading. */
  pending(element: Element): Promise<unknown> | undefined {
    return this.#pending.get(element)
  }

  /** Runs an element's behaviours, once. Code that does not load is requested again at the next call. */
  async run(element: HTMLElement): Promise<void> {
    if (this.#done.has(element)) return
    this.#done.add(element)
    const all = Promise.all(
      (element.dataset.behavior?.split(' ') ?? []).map((name) =>
        this.#load(name).then(
          (behavior) => behavior?.(element, this.#tools),
          () => this.#done.delete(element),
        ),
      ),
    )
    this.#pending.set(element, all)
    await all
    this.#pending.delete(element)
  }
}
