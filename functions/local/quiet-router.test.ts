import { describe, expect, it } from 'vitest'
import { withoutMessages } from './quiet-router'

describe("the router's messages for developers", () => {
  it('are removed from warnings and checks, and nowhere else', () => {
    expect(
      withoutMessages(
        'warning(a(b), "Mind " + c)\ninvariant(x, "Expected " + f(x))\ninvariant(y)\nreport(z, "stays")',
      ),
    ).toBe('void 0\ninvariant(x)\ninvariant(y)\nreport(z, "stays")')
  })
})
