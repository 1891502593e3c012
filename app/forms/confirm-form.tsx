import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Confirm } from '~/ui/dialog/confirm'
import { Form } from './form'

type Props = {
  id: string
  action: string
  fields: Record<string, string>
  label: string
  /** What of several it is about: heard after the label, not displayed. */
  about?: string | undefined
  question: string
  cancelLabel: string
  /** Label of the confirming button; `label` by default. */
  confirmLabel?: string
  note?: ReactNode
}

/** A one-button form that asks for confirmation. */
export function ConfirmForm({
  id,
  action,
  fields,
  label,
  about,
  question,
  cancelLabel,
  confirmLabel,
  note,
}: Props) {
  return (
    <Form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Confirm id={id} label={label} about={about} question={question} cancel={cancelLabel}>
        {note}
        <Button tone="main">{confirmLabel ?? label}</Button>
      </Confirm>
    </Form>
  )
}
