import { Button } from './button'
import { Confirm } from './confirm'
import { FormKey } from './page-vars'

type Props = {
  id: string
  action: string
  /** What the form says of what it is about. */
  fields: Record<string, string>
  ask: string
  question: string
  no: string
  /** What the button that does it says, where it is not `ask` again. */
  sure?: string
  /** Code that takes the form over (app/shell/enhancements.ts). */
  enhance?: string
}

/** A form of one button, with a question before what cannot be taken back. */
export function ConfirmForm({ id, action, fields, ask, question, no, sure, enhance }: Props) {
  return (
    <form method="post" action={action} data-enhance={enhance}>
      <FormKey />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Confirm id={id} ask={ask} question={question} no={no}>
        <Button tone={sure ? 'main' : undefined}>{sure ?? ask}</Button>
      </Confirm>
    </form>
  )
}
