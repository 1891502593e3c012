import type { ReactNode } from 'react'

const drawings = {
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 6l8 4',
  letter: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  columns: 'M3.5 5h7v14h-7zM13.5 5h7v14h-7zM5.5 15h3M15.5 15h3M5.5 8h3v3h-3zM15.5 8h3v3h-3z',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4M12 3v2',
  words: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  heart:
    'M12 20C5 15 3.5 12 3.5 8.9A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.5 1.6C20.5 12 19 15 12 20z',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 15h4',
  paper: 'M6 3.5h8l4.5 4.5v12.5h-12.5zM14 3.5v4.5h4.5M9 12h6.5M9 15h6.5',
  key: 'M13 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12.5 12l7 6M17 16l-1.5 2M19.5 18 18 20',
} as const

type Props = {
  drawing: keyof typeof drawings
  text: string
  children?: ReactNode
}

/** A list without anything in it: a drawing, a sentence and one next step. Its page loads empty-state.css. */
export function EmptyState({ drawing, text, children }: Props) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  )
}
