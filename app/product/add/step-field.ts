/** Steps a number field within its own bounds. @returns whether it could */
export function stepField(field: HTMLInputElement, by: 1 | -1): boolean {
  const before = field.value
  if (by > 0) field.stepUp()
  else field.stepDown()
  return field.value !== before
}
