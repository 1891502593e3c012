import { describe, expect, it } from 'vitest'
import { codebaseRules } from './codebase-rules'
import { commentShare } from './comment-share'
import { fullFolders } from './folder-size'

/** A wrong file and a right one for each rule, so that no rule passes because it sees nothing. */
const examples: Record<string, { wrong: [path: string, text: string][]; right: [string, string] }> =
  {
    'functions have at most 40 lines and four parameters': {
      wrong: [
        ['app/cart/add/add-rules.ts', `function long() {\n${'  go()\n'.repeat(39)}}`],
        ['functions/shop/cart/rules.ts', 'const five = (a, b, c, d, e) => a'],
      ],
      right: [
        'app/cart/add/add-rules.ts',
        `const four = (a, b, c, d) => {\n${'go()\n'.repeat(38)}}`,
      ],
    },
    'words are plain': {
      wrong: [
        ['app/cart/kept-markup.ts', ''],
        ['app/cart/cart.ts', 'const wasAsked = true'],
        ['functions/shop/cart/cart.ts', 'function still() {}'],
        ['app/session/way-of-paying.ts', ''],
        ['app/cart/cart.ts', 'const cart = { isShown: true }'],
        ['app/cart/cart.ts', 'class Cart { #mark = 1 }'],
        ['app/cart/cart.ts', "import { lines as keptLines } from './lines'"],
        ['app/cart/cart.ts', 'const { tur } = params'],
        ['app/cart/cart.css', '.cart-house {'],
        ['app/cart/cart.css', 'a, .vh {'],
        ['app/cart/cart.ts', '// Who is told of it.'],
        ['app/decisions/001-remix.md', 'See contract 2.8.'],
      ],
      right: [
        'app/auth/sign-in/almost-always.ts',
        "// It is still sent.\nconst sent = { siparis: '7', mark: signOut(event.key.at) }\ntype Row = { most_months: number }\nconst { keepAlive, atLeast: min, markup } = sent",
      ],
    },
    'names say what is inside': {
      wrong: [
        ['app/utils/money.ts', ''],
        ['app/cart/helpers.ts', ''],
        ['functions/shop/common.test.ts', ''],
      ],
      right: ['app/cart/add/add-rules.ts', ''],
    },
    'file names are in kebab-case': {
      wrong: [
        ['app/cart/AddForm.tsx', ''],
        ['app/cart/add_form.tsx', ''],
      ],
      right: ['app/cart/add-form.tsx', ''],
    },
    'no file is longer than 300 lines': {
      wrong: [
        ['app/cart/add/add-rules.ts', 'x\n'.repeat(301)],
        ['app/cart/page/cart.css', 'x\n'.repeat(301)],
      ],
      right: ['functions/shop/seed/data/words.ts', 'x\n'.repeat(3000)],
    },
    'nothing is left for later': {
      wrong: [
        ['app/cart/add/add-rules.ts', '// TODO: later'],
        ['app/cart/add/add-rules.ts', '// @ts-ignore'],
      ],
      right: ['app/cart/add/add-rules.ts', "const todo = 'TODO'"],
    },
    'types come by `import type`': {
      wrong: [
        ['app/cart/page.tsx', "import { type Foo, type Bar } from './foo'"],
        [
          'app/cart/page.tsx',
          "import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'",
        ],
        ['app/cart/page.tsx', "import {\n  type A,\n} from './a'"],
      ],
      right: [
        'app/cart/page.tsx',
        "import { bar, type Foo } from './foo'\nimport type { B } from './b'",
      ],
    },
    'journeys wait for what a person sees': {
      wrong: [['tests/journeys/buy.spec.ts', "await page.waitForLoadState('networkidle')"]],
      right: ['tests/journeys/buy.spec.ts', "await page.getByRole('button').click()"],
    },
    'forms that change something are <Form>': {
      wrong: [
        ['app/cart/form.tsx', 'const a = <form action="/x"><p /></form>'],
        ['app/cart/form.tsx', 'const a = <form method="post" action="/x"><p /></form>'],
        ['app/cart/form.tsx', 'const a = <fetcher.Form method="post"><p /></fetcher.Form>'],
        [
          'app/cart/form.tsx',
          'import { Form } from \'@remix-run/react\'\nconst a = <Form method="post"><p /></Form>',
        ],
      ],
      right: [
        'app/cart/form.tsx',
        'const a = <Form onSubmit={() => 1 > 2} action="/x"><p /></Form>',
      ],
    },
    'a double cast has its reason above it': {
      wrong: [['app/cart/cart.ts', 'const cart = read() as unknown as Cart']],
      right: ['app/cart/cart.ts', '// The type is wider.\nconst cart = read() as unknown as Cart'],
    },
    'forms are sent in one place': {
      wrong: [
        ['app/cart/page/counts.ts', "fetch(address, {\n  method: 'POST',\n  body,\n})"],
        ['app/cart/page/counts.ts', "const init = { method: 'post', body }"],
        ['app/cart/page/counts.ts', 'navigator.sendBeacon(address, body)'],
        ['app/cart/page/counts.ts', 'held.form.submit()'],
        ['app/rendering/forms/form-queue.ts', 'const submit = useSubmit()'],
        ['app/cart/page/counts.ts', "fetch(address, { 'method': 'POST' })"],
        ['app/cart/page/cart.tsx', "import { Form as Native } from '@remix-run/react'"],
      ],
      right: [
        'app/cart/page/counts.ts',
        "postForm(address, body, { keepalive: true })\nfetch(file, { method: 'HEAD' })\nform.requestSubmit()",
      ],
    },
    'no link and no GET form changes anything': {
      wrong: [
        ['app/cart/form.tsx', "const a = <Link to={hrefOf('cartAdd', 'tr', { id: 1 })}>+</Link>"],
        ['app/cart/form.tsx', 'const a = <a href="/sepet/satir?intent=delete">x</a>'],
        ['app/cart/form.tsx', 'const a = <form method="get" action="/dil"><p /></form>'],
      ],
      right: ['app/cart/form.tsx', 'const a = <form method="post" action="/dil"><p /></form>'],
    },
  }

describe('the rules of the codebase', () => {
  it.each(codebaseRules)('$name', ({ name, broken }) => {
    const example = examples[name]!
    for (const [path, text] of example.wrong) expect(broken({ path, text }), text).toHaveLength(1)
    const [path, text] = example.right
    expect(broken({ path, text })).toEqual([])
  })
})

describe('the share of comments', () => {
  it('counts the lines of app and functions that hold nothing else', () => {
    const text = '/**\n * Adds.\n */\nadd() // now\n// Twice.\nadd()\n{/* once */}\nadd()\n'
    expect(commentShare([{ path: 'app/cart/add.ts', text }])).toBe(5 / 8)
    expect(commentShare([{ path: 'functions/shop/seed/data/words.ts', text }])).toBe(0)
    expect(commentShare([{ path: 'app/cart/add.test.ts', text }])).toBe(0)
    expect(commentShare([{ path: 'tests/requests/cart.test.ts', text }])).toBe(0)
  })
})

it('a folder of more than 15 files is seen; tests do not count', () => {
  const files = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => ({ path: `app/cart/file-${at}${ending}`, text: '' }))
  expect(fullFolders([...files(15, '.ts'), ...files(9, '.test.ts')])).toEqual([])
  expect(fullFolders([...files(15, '.ts'), ...files(1, '.css')])).toEqual([
    'app/cart holds 16 files',
  ])
})
