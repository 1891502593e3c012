import type { ReactNode } from 'react'

/** Shapes by their names, for the icons of a page (icon.tsx). */
export function Symbols({ shapes }: { shapes: Record<string, ReactNode> }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {Object.entries(shapes).map(([name, shape]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {shape}
        </symbol>
      ))}
    </svg>
  )
}
