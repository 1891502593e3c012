import { readCommand } from './arguments'
import { checkShop } from './check'
import { maxAtOnce } from './run'
import { tableOf } from './table'

const usage = `npm run check-shop -- https://www.shop.example [--member e-mail] [--json] [--timeout 8] [--language tr] [--currency TL]
SHOP_GUEST_TOKEN holds the bearer of guests, CHECK_SHOP_PASSWORD the password of --member.`

/** Prints the report of a shop. @returns the exit code */
async function main(): Promise<number> {
  const { options, isJson } = readCommand(process.argv.slice(2), process.env)
  const { timeoutMs = 0, guestToken } = options
  if (!isJson) {
    const token = guestToken ? '' : ' Without SHOP_GUEST_TOKEN no bearer is sent.'
    console.log(
      `Up to ${maxAtOnce} calls at once, each of at most ${timeoutMs / 1000} s.${token}\n`,
    )
  }
  const report = await checkShop(options)
  console.log(isJson ? JSON.stringify(report, null, 2) : tableOf(report))
  return report.exitCode
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
