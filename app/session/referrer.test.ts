import { describe, expect, it } from 'vitest'
import { noteReferrer, readReferrer } from './referrer'

const now = 1_800_000_000_000
const at = { origin: 'https://vitrin.test', page: '/defterler', now }

describe('[U16] the referrer record', () => {
  it('holds its expiry, and time, uri and page of each arrival', () => {
    const value = noteReferrer(null, 'https://arama.test/ara?q=ad+soyad', at)
    expect(JSON.parse(value ?? '')).toEqual({
      schedule: now + 24 * 3600 * 1000,
      items: [{ time: now, uri: 'https://arama.test/ara', page: '/defterler' }],
    })
  })

  it('continues for 24 hours, then starts again', () => {
    const first = noteReferrer(null, 'https://a.test/', at) ?? ''
    const next = { ...at, now: now + 3600_000 }
    const second = noteReferrer(readReferrer(first, next.now), 'https://b.test/', next) ?? ''
    expect(readReferrer(second, next.now)?.items).toHaveLength(2)
    expect(readReferrer(second, now + 25 * 3600_000)).toBeNull()
  })

  it('ignores this site, missing referrers and other protocols', () => {
    for (const referer of ['https://vitrin.test/x', null, 'no address', 'data:text/html,x'])
      expect(noteReferrer(null, referer, at)).toBeNull()
  })

  it('keeps the last eight, and rejects invalid cookies', () => {
    let cookie: string | null = null
    for (let i = 0; i < 12; i++)
      cookie = noteReferrer(readReferrer(cookie ?? undefined, now), `https://s${i}.test/`, at)
    expect(
      readReferrer(cookie ?? '', now)
        ?.items.map(({ uri }) => uri)
        .at(-1),
    ).toBe('https://s11.test/')
    expect(readReferrer(cookie ?? '', now)?.items).toHaveLength(8)
    const uris = readReferrer(cookie ?? '', now)?.items.map(({ uri }) => uri)
    expect(uris?.[0]).toBe('https://s4.test/')
    const item = { time: now, uri: 'https://a.test/', page: '/' }
    const read = (items: unknown[], schedule: unknown = now + 1) =>
      readReferrer(JSON.stringify({ schedule, items }), now)
    expect(read([item])?.items).toEqual([item])
    expect(read(Array(8).fill(item))).not.toBeNull()
    expect(read(Array(9).fill(item))).toBeNull()
    expect(read([item], now)).toBeNull()
    for (const invalid of [{ uri: 'x'.repeat(201) }, { page: 'x'.repeat(201) }, { time: 'x' }])
      expect(read([{ ...item, ...invalid }])).toBeNull()
    const long = noteReferrer(null, `https://a.test/${'x'.repeat(300)}`, {
      ...at,
      page: `/${'y'.repeat(300)}`,
    })
    expect(
      readReferrer(long ?? '', now)?.items.map(({ uri, page }) => [uri.length, page.length]),
    ).toEqual([[200, 200]])
    expect(noteReferrer(null, 'http://a.test/', at)).not.toBeNull()
    for (const bad of ['<svg>', '{}', '{"schedule":"x","items":[]}', '', undefined])
      expect(readReferrer(bad, now)).toBeNull()
  })
})
