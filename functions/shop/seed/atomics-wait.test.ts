import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { steadyWait } from './atomics-wait'

const plain = Atomics.wait
afterEach(() => {
  Atomics.wait = plain
})

/** Notifies once without a change, then with one. */
const notifier = `const { workerData: { shared } } = require('node:worker_threads')
const array = new Int32Array(shared)
while (Atomics.notify(array, 0) === 0);
while (Atomics.notify(array, 0) === 0 && Atomics.load(array, 1) === 0);
Atomics.store(array, 0, 1)
Atomics.notify(array, 0)`

it('waits for a change despite earlier notifications', async () => {
  const shared = new SharedArrayBuffer(8)
  const array = new Int32Array(shared)
  steadyWait()
  const worker = new Worker(notifier, { eval: true, workerData: { shared } })
  Atomics.wait(array, 0, 0)
  expect(Atomics.load(array, 0)).toBe(1)
  await worker.terminate()
})
