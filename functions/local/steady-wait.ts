/**
 * Has `Atomics.wait` without a time limit wait on until the value is another. Miniflare's calls of a binding wait so for
 * their answer, and a notice of the call before may come late and end the wait before there is one: it then fails, and
 * every call after it (seen in 4.20260426.0).
 */
export function steadyWait(): void {
  const { wait } = Atomics
  const steady = (array: Int32Array, index: number, value: number, timeout?: number) => {
    if (timeout !== undefined) return wait(array, index, value, timeout)
    let woken = wait(array, index, value)
    while (woken === 'ok' && Atomics.load(array, index) === value) woken = wait(array, index, value)
    return woken
  }
  Atomics.wait = steady as typeof Atomics.wait
}
