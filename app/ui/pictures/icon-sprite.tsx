import { Symbols } from './symbols'

const shapes = {
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  search: <path d="M16.5 16.5 21 21M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />,
  cart: <path d="M5 8h14l1 12H4zM9 8V7a3 3 0 0 1 6 0v1" />,
  user: <path d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c.8-4 4-6 7.5-6s6.7 2 7.5 6" />,
  heart: (
    <path d="M12 20C5 15 3.5 12 3.5 8.9A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.5 1.6C20.5 12 19 15 12 20z" />
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  globe: (
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z" />
  ),
  grid: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  rows: <path d="M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  up: <path d="m6 14 6-6 6 6M12 8v12" />,
} as const

export type FrameIconName = keyof typeof shapes

/** The icons of every page, rendered once by the frame, so that each use costs one line. */
export default function IconSprite() {
  return <Symbols shapes={shapes} />
}
