import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readStart } from './start-settings'

const folder = mkdtempSync(path.join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true }))

function startWith(environment: NodeJS.ProcessEnv, devVars = '', shop?: string) {
  const file = path.join(folder, '.dev.vars')
  writeFileSync(file, devVars)
  return readStart({ PORT: '0', ...environment }, shop, file).catch((error: Error) =>
    error.message.split('\n'),
  )
}

const ownShop = 'functions/shop/settings/example.json'
const contradiction = expect.stringMatching(
  /^SHOP_ORIGIN names a shop elsewhere, and SHOP_SETTINGS or --shop the settings of the reference shop/,
)

describe('[T75] a local start', () => {
  it('says all that is wrong at once', async () => {
    const faults = await startWith(
      { PORT: 'x', SEED_SIZE: 'many', SHOP_SETTINGS: 'no-such.json', FRESH_SECONDS: 'soon' },
      'SHOP_ORIGIN=shop.test\nDEFAULT_CURRENCY=XX\nSHOP_ORIGN=https://shop.test\n',
    )
    const named = ['PORT', 'SHOP_ORIGN', 'SHOP_ORIGIN', 'DEFAULT_CURRENCY', 'FRESH_SECONDS']
    expect(faults).toEqual([
      ...named.map((name) => expect.stringContaining(name)),
      expect.stringContaining('SEED_SIZE'),
      expect.stringContaining('no-such.json'),
      contradiction,
    ])
  })

  it('reads the settings before it opens the reference shop', async () => {
    expect(await startWith({ PORT: '8799', FRESH_SECONDS: 'soon' })).toEqual([
      'FRESH_SECONDS must be a number of seconds below 10000.',
    ])
  })

  it('refuses hosts of the documentation, and a shop elsewhere with settings for the reference shop', async () => {
    const faults = await startWith(
      { PORT: '8799', FRESH_SECONDS: 'soon' },
      `SHOP_ORIGIN=https://www.shop.example
       PAYMENT_ORIGINS=https://pay.test,https://pay.example
       SESSION_DOMAIN=shop.example
       MAIL_URL=https://mail.example/send
       MAIL_TOKEN=one
       SHOP_SETTINGS=no-such.json`,
    )
    const examples = ['SHOP_ORIGIN', 'PAYMENT_ORIGINS', 'SESSION_DOMAIN', 'MAIL_URL']
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^FRESH_SECONDS /),
        ...examples.map((name) => expect.stringMatching(`^${name} is still an example; `)),
        expect.stringContaining('no-such.json'),
        contradiction,
      ]),
    )
    const elsewhere = { PORT: '8799', SHOP_ORIGIN: 'https://shop.test' }
    expect(await startWith(elsewhere, '', ownShop)).toEqual([contradiction])
    expect(await startWith({ ...elsewhere, SHOP_ORIGIN: '' }, '', ownShop)).toHaveProperty('own')
  })

  it('says where a value came from that is still an example', async () => {
    const inFile = 'SHOP_ORIGIN=https://other.test\nPAYMENT_ORIGINS=https://pay.example\n'
    const given = {
      PORT: '8799',
      SHOP_ORIGIN: 'https://shop.example',
      MAIL_URL: 'https://m.example',
    }
    const faults = await startWith({ ...given, MAIL_TOKEN: 'one' }, inFile)
    const place = (name: string, where: string) =>
      expect.stringMatching(
        new RegExp(`^${name} is still an example; .* in ${where}\\.dev\\.vars\\.$`),
      )
    expect(faults).toEqual(
      expect.arrayContaining([
        place('SHOP_ORIGIN', 'the environment, which goes before .*'),
        place('MAIL_URL', 'the environment, which goes before .*'),
        place('PAYMENT_ORIGINS', '(?!the environment).*'),
      ]),
    )
  })

  it('opens the reference shop by the example of .dev.vars as it is, and by its settings file', async () => {
    const example = readFileSync('.dev.vars.example', 'utf8')
    expect(await startWith({ PORT: '8799' }, example)).toHaveProperty('vars', {})
    const chosen = example.replace('# SHOP_SETTINGS=my-shop.json', `SHOP_SETTINGS=${ownShop}`)
    expect(await startWith({ PORT: '8799' }, chosen)).toMatchObject({
      own: { shop: { name: 'Pedal Bisiklet' } },
    })
  })

  it('keeps the settings of mails from the storefront', async () => {
    const start = await startWith({ PORT: '8799', MAIL_TOKEN: 'one' }, 'MAIL_URL=https://m.test\n')
    expect(start).toMatchObject({ mail: { MAIL_URL: 'https://m.test', MAIL_TOKEN: 'one' } })
    expect(start).not.toHaveProperty('vars.MAIL_TOKEN')
    const wrong = await startWith({ PORT: '8799', MAIL_URL: 'm.test' })
    expect(wrong).toEqual([
      expect.stringMatching(/^MAIL_URL must be an https/),
      expect.stringMatching(/^MAIL_TOKEN is missing/),
    ])
  })

  it('takes the environment before the file', async () => {
    const start = await startWith(
      { PORT: '8799', SHOP_ORIGIN: 'https://one.test' },
      'SHOP_ORIGIN=https://two.test\nFRESH_SECONDS=5\n',
    )
    expect(start).toMatchObject({
      vars: { SHOP_ORIGIN: 'https://one.test', FRESH_SECONDS: '5' },
    })
  })
})
