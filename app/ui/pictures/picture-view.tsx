import { useContext } from 'react'
import type { Picture } from '~/backend/catalogue/model'
import { AlternativeFormats } from './alternative-formats'

type Props = {
  picture: Picture | null | undefined
  /** Displayed width, as in the `sizes` of an image. */
  sizes: string
  first?: boolean
  /** Empty where adjacent text names the picture. */
  alt?: string
  className?: string
  /** For lists: leaves out the smallest width, and any `srcset` beside alternative formats. */
  large?: boolean
}

const widths = { small: 240, medium: 480, big: 1240 } as const

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

/** A square picture with reserved space; its background is the placeholder. */
export function PictureView({ picture, sizes, first, alt, className = 'picture', large }: Props) {
  const formats = useContext(AlternativeFormats)
  if (!picture) return <span className={className} />
  const hasAlternatives = formats.length > 0 && picture.medium.endsWith('.webp')
  const isPlain = large && hasAlternatives
  return (
    <picture className={className}>
      {hasAlternatives &&
        formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(picture, format, large)}
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
