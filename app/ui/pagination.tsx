type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  texts: { label: string; previous: string; next: string; page: (page: string) => string }
  number: (value: number) => string
}

/** The pages to link: the first, the last, and those beside this one; 0 marks a gap. */
export function namedPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  const near = [...new Set(wanted)].filter((n) => n >= 1 && n <= pages)
  return near.flatMap((n, at) => (at > 0 && n - (near[at - 1] ?? 0) > 1 ? [0, n] : [n]))
}

export function Pagination({ page, pages, hrefOf, texts, number }: Props) {
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={texts.label}>
      {page > 1 && (
        <a className="button" rel="prev" href={hrefOf(page - 1)}>
          {texts.previous}
        </a>
      )}
      <ol>
        {namedPages(page, pages).map((n, at) => (
          <li key={n || `gap${at}`}>
            {n === 0 ? (
              '…'
            ) : (
              <a
                href={hrefOf(n)}
                aria-label={texts.page(number(n))}
                aria-current={n === page ? 'page' : undefined}
              >
                {number(n)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="button" rel="next" href={hrefOf(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  )
}
