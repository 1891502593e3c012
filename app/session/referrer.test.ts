import { describe, expect, it } from 'vitest'
import { noteArrival, readReferrer } from './referrer'

const now = 1_800_000_000_000
const at = { origin: 'https://vitrin.test', page: '/defterler', now }

describe('[U16] the referrer record', () => {
  it('holds when it ends, and time, uri and page of each arrival', () => {
    const value = noteArrival(null, 'https://arama.test/ara?q=ad+soyad', at)
    expect(JSON.parse(value ?? '')).toEqual({
      schedule: now + 24 * 3600 * 1000,
      items: [{ time: now, uri: 'https://arama.test/ara', page: '/defterler' }],
    })
  })

  it('goes on within its 24 hours, and starts anew after them', () => {
    const first = noteArrival(null, 'https://a.test/', at) ?? ''
    const next = { ...at, now: now + 3600_000 }
    const second = noteArrival(readReferrer(first, next.now), 'https://b.test/', next) ?? ''
    expect(readReferrer(second, next.now)?.items).toHaveLength(2)
    expect(readReferrer(second, now + 25 * 3600_000)).toBeNull()
  })

  it('notes nothing of this site, of no site, and of no web address', () => {
    for (const referer of ['https://vitrin.test/x', null, 'no address', 'data:text/html,x'])
      expect(noteArrival(null, referer, at)).toBeNull()
  })

  it('keeps the last eight, and reads no cookie that is not its own', () => {
    let cookie: string | null = null
    for (let i = 0; i < 12; i++)
      cookie = noteArrival(readReferrer(cookie ?? undefined, now), `https://s${i}.test/`, at)
    expect(
      readReferrer(cookie ?? '', now)
        ?.items.map(({ uri }) => uri)
        .at(-1),
    ).toBe('https://s11.test/')
    expect(readReferrer(cookie ?? '', now)?.items).toHaveLength(8)
    const uris = readReferrer(cookie ?? '', now)?.items.map(({ uri }) => uri)
    expect(uris?.[0]).toBe('https://s4.test/')
    const item = { time: now, uri: 'https://a.test/', page: '/' }
    const held = (items: unknown[], schedule: unknown = now + 1) =>
      readReferrer(JSON.stringify({ schedule, items }), now)
    expect(held([item])?.items).toEqual([item])
    expect(held(Array(8).fill(item))).not.toBeNull()
    expect(held(Array(9).fill(item))).toBeNull()
    expect(held([item], now)).toBeNull()
    for (const spoiled of [{ uri: 'x'.repeat(201) }, { page: 'x'.repeat(201) }, { time: 'x' }])
      expect(held([{ ...item, ...spoiled }])).toBeNull()
    const long = noteArrival(null, `https://a.test/${'x'.repeat(300)}`, {
      ...at,
      page: `/${'y'.repeat(300)}`,
    })
    expect(
      readReferrer(long ?? '', now)?.items.map(({ uri, page }) => [uri.length, page.length]),
    ).toEqual([[200, 200]])
    expect(noteArrival(null, 'http://a.test/', at)).not.toBeNull()
    for (const bad of ['<svg>', '{}', '{"schedule":"x","items":[]}', '', undefined])
      expect(readReferrer(bad, now)).toBeNull()
  })
})
