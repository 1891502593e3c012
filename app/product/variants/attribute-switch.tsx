import type { Attribute, Product, ProductAround } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'

/** Id of the purchase form (add-form.tsx). */
const purchase = 'purchase'

type Props = { product: Product; around: ProductAround | undefined }

/**
 * Choice between sibling products: links, or a select with a button. Selects belong to the purchase form, so that the
 * server notices a changed choice and does not add the wrong product. Script swaps the page in place
 * (attribute-swap.ts).
 */
export default function AttributeSwitch({ product, ...props }: Props) {
  const around = useServerData('around', props.around)
  if (!around || !product.modelId || around.attributes.length === 0) return null
  const chosen = around.attributes.map(chosenOf).filter(Boolean).join(',')
  return (
    <div
      className="attrs"
      data-enhance="attributes"
      data-model={product.modelId}
      data-chosen={chosen}
    >
      <input type="hidden" name="model" value={product.modelId} form={purchase} />
      <input type="hidden" name="attributes" value={chosen} form={purchase} />
      {/* Enter in a field presses the form's first button: it must mean the purchase. */}
      <button type="submit" form={purchase} name="intent" value="add" hidden tabIndex={-1} />
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
  const fieldOf = (option: Attribute['options'][number] | undefined) =>
    option && `${group.id}:${option.id}:${pathOf(option.productId) ?? ''}`
  if (group.view === 'select')
    return (
      <p>
        <label>
          {group.title}
          <select
            name="attribute"
            form={purchase}
            className="in"
            autoComplete="off"
            defaultValue={fieldOf(group.options.find((one) => one.selected))}
          >
            {group.options.map((option) => (
              <option
                key={option.id}
                value={fieldOf(option)}
                disabled={!pathOf(option.productId)}
                data-option={`${group.id}:${option.id}`}
                data-path={pathOf(option.productId)}
              >
                {option.label}
              </option>
            ))}
          </select>
        </label>
        <button
          className="b"
          type="submit"
          form={purchase}
          formAction={href('optionLink')}
          formMethod="post"
          formNoValidate
        >
          {t('reviews.show')}
        </button>
      </p>
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
              {!pathOf(productId) && <span className="vh"> {t('product.unavailable')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
