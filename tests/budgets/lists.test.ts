import { describe, expect, it } from 'vitest'
import { limits } from './limits'
import { weighList } from './list-weight'

describe('what a category weighs', () => {
  it('[B02] [B03] asks at most four things at once, and is light in HTML', async () => {
    const { text, html, calls, depth } = await weighList()
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(limits.listCalls)
    expect(depth).toBe(1)
    expect(text.match(/<article/g)).toHaveLength(24)
    expect(text).toContain('name="brand"')
    expect(html).toBeLessThanOrEqual(limits.listHtml)
  })
})
