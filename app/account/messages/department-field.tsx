import type { Department } from '~/backend/engagement/engagement-model'
import { useT } from '~/i18n/use-locale'

type Props = {
  label: string
  departments: Department[]
  chosen: string
  errors: string[] | undefined
}

/** A single department is preselected. */
export function DepartmentField({ label, departments, chosen, errors }: Props) {
  const t = useT()
  const [only] = departments
  return (
    <div className="field" data-enhance={errors && 'forgive'}>
      <label htmlFor="f-departmentId">{label}</label>
      <select
        id="f-departmentId"
        name="departmentId"
        className="in"
        required
        defaultValue={chosen || (departments.length === 1 ? only?.id : '')}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? 'f-departmentId-error' : undefined}
      >
        <option value="">{t('messages.choose')}</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {errors && (
        <p className="wrong" id="f-departmentId-error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
