import { expect, it } from 'vitest'
import { readFault } from './read-fault'

it('[T12] a fault of the command line names a call or a path, and a kind', () => {
  expect(readFault('7=html')).toEqual({ target: 7, kind: 'html' })
  expect(readFault('/srv/service=too-many')).toEqual({ target: '/srv/service', kind: 'too-many' })
  for (const wrong of ['', '7', '7=', '7=nothing', 'srv=html', '=html'])
    expect(readFault(wrong)).toBeNull()
})
