import type { Crumb } from '~/shop/model'

/** The way from the home page to here; the page itself is not part of it. */
export function Breadcrumb(props: { label: string; home: Crumb; crumbs: Crumb[] }) {
  return (
    <nav aria-label={props.label}>
      <ol className="trail">
        {[props.home, ...props.crumbs].map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
