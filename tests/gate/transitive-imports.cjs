// The rule `components-make-no-calls` again, with types erased and through other modules.
const { forbidden, options } = require('../../.dependency-cruiser.cjs')

const { from, to } = forbidden.find(({ name }) => name === 'components-make-no-calls')

module.exports = {
  forbidden: [
    {
      name: 'components-reach-no-backend',
      comment:
        'Not even through another module do components reach the backend client or the session.',
      severity: 'error',
      from,
      to: { ...to, reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
