export function typedFields(
  typed: Record<string, string> | undefined,
  errors: Record<string, string[]> | undefined,
) {
  return (name: string) => ({
    name,
    defaultValue: typed?.[name],
    ...(errors?.[name] ? { errors: errors[name] } : {}),
  })
}
