import { expect, it } from 'vitest'
import { sourceSet } from './picture-view'

const picture = { small: '/a-240.webp', medium: '/a-480.webp', big: '/a-960.webp', alt: '' }

it('[U15] offers each width once, in the format asked for', () => {
  expect(sourceSet(picture)).toBe('/a-240.webp 240w, /a-480.webp 480w, /a-960.webp 960w')
  expect(sourceSet(picture, 'avif')).toContain('/a-480.avif 480w')
})

it('[U15] leaves out a width that repeats its neighbour', () => {
  const one = { small: '/a.jpg', medium: '/a.jpg', big: '/a.jpg', alt: '' }
  expect(sourceSet(one)).toBeUndefined()
  expect(sourceSet({ ...picture, small: picture.medium })).toBe(
    '/a-480.webp 480w, /a-960.webp 960w',
  )
})
