import { describe, expect, it } from 'vitest'
import { quiet } from './quiet-router'

describe("the router's sentences for developers", () => {
  it('leave warnings and the words of a check, and nothing else', () => {
    expect(
      quiet(
        'warning(a(b), "Mind " + c)\ninvariant(x, "Expected " + f(x))\ninvariant(y)\nreport(z, "stays")',
      ),
    ).toBe('void 0\ninvariant(x)\ninvariant(y)\nreport(z, "stays")')
  })
})
