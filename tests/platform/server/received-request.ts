/** A request as tests see it. */
export type ReceivedRequest = {
  method: string
  /** Without the query, decoded. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** The last value of every field of an urlencoded or multipart form. */
  form: Record<string, string>
  /** All fields in their order, for names that occur many times. */
  fields: [string, string][]
  /** The body of a JSON request. */
  json: unknown
  /** The HTTP status that it was answered with; 0 while it is not answered. */
  status: number
}
