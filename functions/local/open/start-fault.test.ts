import { expect, it } from 'vitest'
import { freePort } from '../ports'
import { startFault } from './start-fault'

it('[T75] a start whose runtime has ended says what to do', async () => {
  const missing = await fetch(`http://127.0.0.1:${await freePort()}`).catch((error: Error) => error)
  expect(missing).toHaveProperty('message', 'fetch failed')
  expect(startFault(missing)).toMatch(/^The runtime .*ECONNREFUSED.* start again\.$/)
})

it('[T75] a port that is taken meanwhile has a remedy, and other sentences stay', () => {
  const taken = new Error('Address already in use (127.0.0.1:8787). Please specify --port.')
  expect(startFault(taken)).toContain('PORT=8788 npm start')
  expect(startFault(new Error('The build failed.'))).toBe('The build failed.')
})
