import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { Attribute, Product, ProductAround } from '~/shop/model'

type Props = { product: Product; around: ProductAround | undefined }

/**
 * The choice between sibling products (row P06): links, or a select with its own button; each leads to the sibling's
 * page. Script swaps the page in place (attribute-swap.ts).
 */
export default function AttributeSwitch({ product, ...props }: Props) {
  const around = useDrawn('around', props.around)
  if (!around || !product.modelId || around.attributes.length === 0) return null
  return (
    <div
      className="attrs"
      data-enhance="attributes"
      data-model={product.modelId}
      data-chosen={around.attributes.map(chosenOf).filter(Boolean).join(',')}
    >
      {around.attributes.map((group) => (
        <Group key={group.id} group={group} siblings={around.siblings} />
      ))}
    </div>
  )
}

/** The chosen option of a group as `group:option`. */
function chosenOf({ id, options }: Attribute): string {
  const chosen = options.find((option) => option.selected)
  return chosen ? `${id}:${chosen.id}` : ''
}

function Group({ group, siblings }: { group: Attribute; siblings: ProductAround['siblings'] }) {
  const { t, href } = useLocale()
  const pathOf = (productId: string | null) => (productId ? siblings[productId] : undefined)
  if (group.view === 'select')
    return (
      <form method="get" action={href('pick')}>
        <label>
          {group.title}
          <select
            name="donus"
            className="in"
            defaultValue={pathOf(group.options.find((one) => one.selected)?.productId ?? null)}
          >
            {group.options.map(({ id, label, productId }) => (
              <option
                key={id}
                value={pathOf(productId) ?? ''}
                disabled={!pathOf(productId)}
                data-option={`${group.id}:${id}`}
              >
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className="b" type="submit">
          {t('reviews.show')}
        </button>
      </form>
    )
  return (
    <fieldset className="opts">
      <legend>{group.title}</legend>
      <ul>
        {group.options.map(({ id, label, selected, productId, image }) => (
          <li key={id}>
            <a
              href={pathOf(productId)}
              role={pathOf(productId) ? undefined : 'link'}
              aria-disabled={pathOf(productId) ? undefined : true}
              aria-current={selected ? 'true' : undefined}
              data-option={`${group.id}:${id}`}
            >
              {group.view === 'image' && image && (
                <img src={image} width={32} height={32} loading="lazy" alt="" />
              )}
              {label}
              {!pathOf(productId) && <span className="vh"> {t('product.passive')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
