import { useContext } from 'react'
import type { Picture } from '~/shop/model'
import { PictureTwins } from './picture-twins'

type Props = {
  picture: Picture | null | undefined
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string
  /** On the first screen: fetched at once and first. */
  first?: boolean
  /** Empty where the text beside it names the thing. */
  alt?: string
  className?: string
  /**
   * One of many, never shown small: without its least width, and in one width for a browser that knows no twin of it. A
   * list then weighs less.
   */
  large?: boolean
}

const widths = { small: 240, medium: 480, big: 960 } as const

/** The widths of a picture as a `srcset`; a width that repeats its neighbour is left out, one width needs none. */
export function sourceSet(
  picture: Picture,
  extension?: string,
  large?: boolean,
): string | undefined {
  const seen = new Map<string, number>()
  for (const [name, width] of Object.entries(widths)) {
    const address = picture[name as keyof typeof widths]
    if (address && !(large && name === 'small')) seen.set(address, width)
  }
  if (seen.size < 2 && !extension) return undefined
  return [...seen]
    .map(([address, width]) => {
      const path = extension ? address.replace(/\.webp$/, `.${extension}`) : address
      return `${path} ${width}w`
    })
    .join(', ')
}

/** A square picture whose place is kept from the first byte; its ground is the placeholder. */
export function PictureView({ picture, sizes, first, alt, className = 'pic', large }: Props) {
  const twins = useContext(PictureTwins)
  if (!picture) return <span className={className} />
  const hasTwins = twins.length > 0 && picture.medium.endsWith('.webp')
  const isPlain = large && hasTwins
  return (
    <picture className={className}>
      {hasTwins &&
        twins.map((twin) => (
          <source
            key={twin}
            type={`image/${twin}`}
            srcSet={sourceSet(picture, twin, large)}
            sizes={sizes}
          />
        ))}
      <img
        src={picture.medium}
        srcSet={isPlain ? undefined : sourceSet(picture, undefined, large)}
        sizes={isPlain ? undefined : sizes}
        width={480}
        height={480}
        alt={alt ?? picture.alt}
        loading={first ? undefined : 'lazy'}
        // React 18 knows the attribute by its HTML name only.
        {...(first ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  )
}
