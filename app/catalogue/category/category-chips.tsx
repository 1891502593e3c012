import type { Category } from '~/backend/catalogue/model'

export function CategoryChips(props: { label: string; categories: Category[] }) {
  if (props.categories.length === 0) return null
  return (
    <nav aria-label={props.label}>
      <ul className="chips">
        {props.categories.map((category) => (
          <li key={category.id}>
            <a href={category.path}>{category.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
