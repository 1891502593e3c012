import { parseArgs } from 'node:util'
import { readLanguage } from '../../shop/locale'
import { readOwnShop } from '../own-shop'
import { type ImportResult, importFeed } from './import-feed'
import { changeLocalShop } from './local-shop'
import { openFeed } from './readers/open-feed'
import { progressLine, writeReport } from './report'

const usage = `npm run import -- feed.xml
  Imports a product feed into the reference shop: Google Merchant's XML (RSS or Atom) or TSV, or JSON-LD, one product per line.
  --vat 20          VAT in percent, which the feed's prices include; without it nothing is said of VAT
  --stock 100       pieces of an item in stock, where the feed does not count them
  --language tr     the language of the feed's texts
  --shop FILE       the settings of your shop, which then replace those of the demo; README, "Your own shop"
  --report FILE     where items that were not imported are listed; .data/import-report.tsv`

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        vat: { type: 'string', default: '0' },
        stock: { type: 'string', default: '100' },
        language: { type: 'string', default: 'tr' },
        shop: { type: 'string' },
        report: { type: 'string', default: '.data/import-report.tsv' },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max)
    fail(`--${name} must be a whole number from 0 to ${max}; it is "${text}".`)
  return Number(text)
}

function summary(
  { items, products, bad, noted, hidden, unchanged, uncapped }: ImportResult,
  report: string,
): string {
  return [
    `${items} items are ${products} products of the shop.`,
    hidden > 0 ? `${hidden} products of earlier imports are not in this feed and are hidden.` : '',
    unchanged > 0
      ? `${unchanged} products stay as they were: not all of their items can be imported.`
      : '',
    bad.length > 0 ? `${bad.length} items were not imported; ${report} names line and reason.` : '',
    noted.length > 0
      ? `${noted.length} items were imported without a part of them; ${report} names line and reason.`
      : '',
    uncapped.length > 0
      ? `law.instalmentMonths names what is no category of the feed: ${uncapped.join(', ')}. Goods there have all instalments.`
      : '',
    'npm start opens the shop.',
  ]
    .filter(Boolean)
    .join('\n')
}

const { values, positionals } = readArguments()
const [file, ...others] = positionals
if (!file || others.length > 0) fail(`Name one file:\n\n${usage}`)
const language = readLanguage(values.language)
if (!language) fail(`--language must be tr, en, de or ar; it is "${values.language}".`)
const vat = wholeNumber('vat', values.vat, 100)
const stock = wholeNumber('stock', values.stock, 1_000_000)
const size = wholeNumber('SEED_SIZE', process.env.SEED_SIZE ?? '1200', 1_000_000)

try {
  const began = performance.now()
  const own = readOwnShop(values.shop, process.env)
  const feed = await openFeed(file)
  console.log(`${file}: a feed in ${feed.format}.`)
  const onProgress = progressLine(process.stdout)
  const plan = { folder: '.data/v3', size, log: onProgress, own }
  const result = await changeLocalShop(plan, (db) =>
    importFeed(db, { feed, vat, stock, language, onProgress }),
  )
  writeReport(values.report, [...result.bad, ...result.noted])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`\n${summary(result, values.report)}\n(${seconds} s)`)
} catch (error) {
  fail(`\n${error instanceof Error ? error.message : error}`)
}
