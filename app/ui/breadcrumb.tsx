import type { Crumb } from '~/backend/catalogue/model'

/** The path from the home page to this one, which is not included. */
export function Breadcrumb(props: { label: string; home: Crumb; crumbs: Crumb[] }) {
  return (
    <nav aria-label={props.label}>
      <ol className="breadcrumb">
        {[props.home, ...props.crumbs].map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
