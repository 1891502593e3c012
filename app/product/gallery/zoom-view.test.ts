import { expect, it } from 'vitest'
import { clamped, fitted, zoomed } from './zoom-view'

it('[U08] keeps the point under the finger in place', () => {
  const near = zoomed(fitted, 2, 100, -40)
  expect(near).toEqual({ scale: 2, x: -100, y: 40 })
  // The picture's point at 100, -40 is still there: position = centre + offset + scale × point.
  expect(near.x + near.scale * 100).toBe(100)
  const nearer = zoomed(near, 1.5, 100, -40)
  expect(nearer.x + nearer.scale * 100).toBeCloseTo(100)
  expect(nearer.y + nearer.scale * -40).toBeCloseTo(-40)
})

it('[U08] zooms from the whole picture to six times at most', () => {
  expect(zoomed(fitted, 0.2, 50, 50)).toEqual(fitted)
  expect(zoomed({ scale: 5, x: 9, y: 9 }, 3, 0, 0).scale).toBe(6)
  expect(zoomed({ scale: 2, x: 70, y: -20 }, 0.1, 10, 10)).toEqual(fitted)
})

it('[U08] a picture that is moved stays on the screen', () => {
  const sizes = { width: 600, height: 600, across: 1000, down: 600 }
  expect(clamped({ scale: 1, x: 50, y: -50 }, sizes)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(clamped({ scale: 2, x: 500, y: -900 }, sizes)).toEqual({ scale: 2, x: 100, y: -300 })
})
