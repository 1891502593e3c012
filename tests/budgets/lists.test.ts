import { describe, expect, it } from 'vitest'
import { limits } from './limits'
import { weighList } from './list-weight'

describe('the size of a category page', () => {
  it('[B02] [B03] has little HTML and sends at most four calls in parallel', async () => {
    const { text, html, calls, depth } = await weighList()
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(limits.listCalls)
    expect(depth).toBe(1)
    expect(text.match(/<article/g)).toHaveLength(24)
    expect(text).toContain('name="brand"')
    expect(html).toBeLessThanOrEqual(limits.listHtml)
  })
})
