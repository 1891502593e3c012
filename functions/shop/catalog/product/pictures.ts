/** A picture of a product in its widths of 240, 480 and 960 pixels. */
export type Picture = {
  ID: string
  SMALL: string
  MEDIUM: string
  BIG: string
  TITLE: string
  MEDIUM_WEBP_JPG: string
}

/**
 * The URLs of a picture; there is an `.avif` beside every `.webp` of the shop's own (IMAGE_TWINS in get-globals). One that
 * lies elsewhere is named by its address and has one width.
 */
export function pictureOf(name: string, title: string, id = name): Picture {
  const at = (width: number) => (/^https?:/.test(name) ? name : `/img/${name}-${width}.webp`)
  return {
    ID: id,
    SMALL: at(240),
    MEDIUM: at(480),
    BIG: at(960),
    TITLE: title,
    MEDIUM_WEBP_JPG: at(480),
  }
}

/** The placeholder for a missing picture. */
export const NO_PICTURE: Picture = {
  ID: '',
  SMALL: '',
  MEDIUM: '',
  BIG: '',
  TITLE: '',
  MEDIUM_WEBP_JPG: '',
}
