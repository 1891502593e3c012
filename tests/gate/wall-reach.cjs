// A second look at who reaches the wall, with types erased: a chain of `import type` carries no code.
const { forbidden, options } = require('../../.dependency-cruiser.cjs')

const { from, to } = forbidden.find(({ name }) => name === 'parts-show')

module.exports = {
  forbidden: [
    {
      name: 'parts-reach-no-wall',
      comment: 'Not even through another module do parts reach the session or the wall.',
      severity: 'error',
      from,
      to: { ...to, reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
