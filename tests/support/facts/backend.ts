const backends = ['reference', 'platform-full', 'platform-section7'] as const
export type Backend = (typeof backends)[number]

function backendOf(name = 'reference'): Backend {
  const found = backends.find((one) => one === name)
  if (!found) throw new Error(`JOURNEY_BACKEND is one of ${backends.join(', ')}, not "${name}".`)
  return found
}

/** Where the journeys run, by the environment. */
export const backend = backendOf(process.env.JOURNEY_BACKEND)
