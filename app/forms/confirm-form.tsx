import { FormKey } from '~/rendering/visitor-values'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'

type Props = {
  id: string
  action: string
  /** Hidden fields. */
  fields: Record<string, string>
  label: string
  question: string
  cancelLabel: string
  /** Label of the confirming button; `label` by default. */
  confirmLabel?: string
  /** Behaviour that takes the form over (app/layout/behaviors.ts). */
  enhance?: string
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
  enhance,
}: Props) {
  return (
    <form method="post" action={action} data-enhance={enhance}>
      <FormKey />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Confirm id={id} label={label} question={question} cancel={cancelLabel}>
        <Button tone={confirmLabel ? 'main' : undefined}>{confirmLabel ?? label}</Button>
      </Confirm>
    </form>
  )
}
