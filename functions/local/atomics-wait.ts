/**
 * Makes `Atomics.wait` without a timeout wait until the value changes. Miniflare waits so for the answer of a binding
 * call; a late notification of the previous call may end the wait early, and then this and every later call fail (seen
 * in 4.20260426.0).
 */
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
