import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureView, sourceSet } from './picture-view'

const picture = { small: '/a-240.webp', medium: '/a-480.webp', big: '/a-1240.webp', alt: 'Kupa' }
const imageOf = (first: boolean) =>
  /<img[^>]*>/.exec(
    renderToStaticMarkup(<PictureView picture={picture} sizes="46vw" first={first} />),
  )?.[0]

it('[U15] loads lazily, except a picture of the first screen, which has priority', () => {
  expect(imageOf(false)).toContain('loading="lazy"')
  expect(imageOf(false)).not.toContain('fetchpriority')
  expect(imageOf(true)).not.toContain('loading=')
  expect(imageOf(true)).toContain('fetchpriority="high"')
})

it('offers each width once, in the format requested', () => {
  expect(sourceSet(picture)).toBe('/a-240.webp 240w, /a-480.webp 480w, /a-1240.webp 1240w')
  expect(sourceSet(picture, 'avif')).toContain('/a-480.avif 480w')
})

it('leaves out a width that repeats its neighbour', () => {
  const one = { small: '/a.jpg', medium: '/a.jpg', big: '/a.jpg', alt: '' }
  expect(sourceSet(one)).toBeUndefined()
  expect(sourceSet({ ...picture, small: picture.medium })).toBe(
    '/a-480.webp 480w, /a-1240.webp 1240w',
  )
})
