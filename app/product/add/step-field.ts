/** Steps a number field within its own bounds. */
export function stepField(field: HTMLInputElement, by: 1 | -1): void {
  if (by > 0) field.stepUp()
  else field.stepDown()
}
