/** Makes `Atomics.wait` wait for a change: in Miniflare 4.20260426.0 a late notification breaks all later calls. */
export function steadyWait(): void {
  const { wait } = Atomics
  const steady = (array: Int32Array, index: number, value: number, timeout?: number) => {
    if (timeout !== undefined) return wait(array, index, value, timeout)
    let result = wait(array, index, value)
    while (result === 'ok' && Atomics.load(array, index) === value)
      result = wait(array, index, value)
    return result
  }
  Atomics.wait = steady as typeof Atomics.wait
}
