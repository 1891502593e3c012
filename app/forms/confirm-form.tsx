import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { Form } from './form'

type Props = {
  id: string
  action: string
  fields: Record<string, string>
  label: string
  question: string
  cancelLabel: string
  /** Label of the confirming button; `label` by default. */
  confirmLabel?: string
}

/** A one-button form that asks for confirmation. */
export function ConfirmForm({
  id,
  action,
  fields,
  label,
  question,
  cancelLabel,
  confirmLabel,
}: Props) {
  return (
    <Form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Confirm id={id} label={label} question={question} cancel={cancelLabel}>
        <Button tone={confirmLabel ? 'main' : undefined}>{confirmLabel ?? label}</Button>
      </Confirm>
    </Form>
  )
}
