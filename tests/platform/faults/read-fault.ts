import { type FaultKind, type FaultTarget, faultKinds } from './faults'

/** Reads `7=html` or `/srv/service=hang`; null for anything else. */
export function readFault(text: string): { target: FaultTarget; kind: FaultKind } | null {
  const [, target = '', name] = /^(\d+|\/[^=]*)=([\w-]+)$/.exec(text) ?? []
  const kind = faultKinds.find((one) => one === name)
  if (!kind) return null
  return { target: target.startsWith('/') ? target : Number(target), kind }
}
