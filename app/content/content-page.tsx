import { CleanHtml } from '~/ui/clean-html'

type Props = {
  page: {
    meta: { title: string }
    /** Sanitised at the wall. */
    html: string
  }
}

/** A page of the shop's own words: about, delivery, agreements. */
export function ContentPage({ page }: Props) {
  return (
    <article className="prose page">
      <h1>{page.meta.title}</h1>
      <CleanHtml html={page.html} />
    </article>
  )
}
