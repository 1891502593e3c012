import { type AddressInfo, createServer } from 'node:net'

/** Listens on a port for a moment and returns its number; 0 means any. Null when it is taken or not allowed. */
export function tryPort(port: number, host = '127.0.0.1'): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host, exclusive: true }, () => {
      const found = (server.address() as AddressInfo).port
      server.close(() => resolve(found))
    })
  })
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === null)
    throw new Error('No free port could be found on 127.0.0.1; is networking allowed here?')
  return port
}
