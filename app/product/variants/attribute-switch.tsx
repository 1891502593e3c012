import type { Attribute, Product, ProductAround } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'

/** Id of the purchase form (add-form.tsx). */
const purchase = 'purchase'

type Props = { product: Product; around: ProductAround | undefined }

/** Sibling products as links or a select, which belongs to the purchase form, so that the server notices its change. */
export default function AttributeSwitch({ product, ...props }: Props) {
  const around = useServerData('around', props.around)
  if (!around || !product.modelId || around.attributes.length === 0) return null
  const chosen = around.attributes.map(chosenOf).filter(Boolean).join(',')
  return (
    <div
      className="attributes"
      data-behavior="attributes"
      data-model-id={product.modelId}
      data-chosen-options={chosen}
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

type GroupProps = { group: Attribute; siblings: ProductAround['siblings'] }
type Option = Attribute['options'][number]

const pathOf = ({ productId }: Option, siblings: ProductAround['siblings']) =>
  productId ? siblings[productId] : undefined

function Group(props: GroupProps) {
  return props.group.view === 'select' ? <SelectGroup {...props} /> : <LinkGroup {...props} />
}

function SelectGroup({ group, siblings }: GroupProps) {
  const { t, href } = useLocale()
  const fieldOf = (option: Option) => `${group.id}:${option.id}:${pathOf(option, siblings) ?? ''}`
  return (
    <p>
      <label>
        {group.title}
        <select
          name="attribute"
          form={purchase}
          className="input"
          autoComplete="off"
          defaultValue={group.options.filter((one) => one.selected).map(fieldOf)[0]}
        >
          {group.options.map((option) => (
            <option
              key={option.id}
              value={fieldOf(option)}
              disabled={!pathOf(option, siblings)}
              data-option={`${group.id}:${option.id}`}
              data-path={pathOf(option, siblings)}
            >
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <button
        className="button without-script"
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
}

function LinkGroup({ group, siblings }: GroupProps) {
  return (
    <fieldset className="options">
      <legend>{group.title}</legend>
      <ul>
        {group.options.map((option) => (
          <li key={option.id}>
            <OptionLink group={group} option={option} path={pathOf(option, siblings)} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type OptionProps = { group: Attribute; option: Option; path: string | undefined }

function OptionLink({ group, option: { id, label, selected, image }, path }: OptionProps) {
  const { t } = useLocale()
  return (
    <a
      href={path}
      role={path ? undefined : 'link'}
      aria-disabled={path ? undefined : true}
      aria-current={selected ? 'true' : undefined}
      data-option={`${group.id}:${id}`}
    >
      {group.view === 'image' && image && (
        <img src={image} width={32} height={32} loading="lazy" alt="" />
      )}
      {label}
      {!path && <span className="visually-hidden"> {t('product.unavailable')}</span>}
    </a>
  )
}
