import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** CBOR (RFC 8949) of a byte string, a text, or a map of pairs that are encoded already. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** A COSE key of the curve P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map(
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  )
}

/** An authenticator in memory with one key, whose answers are those of a browser at `origin`. */
export class Authenticator {
  readonly id = base64url(randomBytes(16))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  count = 0

  constructor(readonly origin: string) {}

  #data(flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.count)
    const party = sha256(new URL(this.origin).hostname)
    return Buffer.concat([party, Buffer.from([flags]), count, more])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** The answer to `navigator.credentials.create`, as JSON. */
  create(challenge: string): string {
    const id = Buffer.from(this.id, 'base64url')
    const key = coseKey(this.#keys.publicKey)
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(this.#data(0x45, credential))],
    )
    return this.#answer({
      clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    })
  }

  /** The answer to `navigator.credentials.get`, as JSON; counts the use. */
  get(challenge: string): string {
    this.count += 1
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(0x05)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    })
  }

  #answer(response: object): string {
    const { id } = this
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response,
    })
  }
}
