import { describe, expect, it } from 'vitest'
import { openWorkers } from '../support/two-workers'

describe('a wrong setting', () => {
  it.each([
    ['SESSION_KEYS', 'nonsense'],
    ['SHOP_GUEST_TOKEN', ''],
    ['SHOP_ORIGIN', 'shop'],
    ['SHOP_PATH_PREFIX', btoa('//evil')],
  ])('[T75] the Worker says that %s is wrong', async (name, value) => {
    const wrong = await openWorkers({ vars: { [name]: value } })
    const response = await wrong.fetch('/')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(name)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await wrong.close()
  })
})
