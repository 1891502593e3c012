import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { growth, maxGrowth } from '../../../../tests/support/growth'
import { cleanHtml } from './clean-html'
import { withoutMarkup } from './without-markup'

type Node = DefaultTreeAdapterMap['childNode']

/** The elements and attributes that a browser makes of HTML, templates included. */
function partsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? [] : [node.nodeName]
    const inside = 'content' in node ? node.content.childNodes : node.childNodes
    const attributes = node.attrs.map(({ name, value }) =>
      name === 'href' || name === 'src' ? `${name}=${value}` : name,
    )
    return [node.tagName, ...attributes, ...partsOf(inside)]
  })
}

const allowedTag =
  /^(?:p|br|hr|ul|ol|li|b|strong|i|em|u|s|del|ins|sub|sup|h[234]|blockquote|d[ltd]|div|span|table|thead|tbody|t[rdh]|a|img)$/
const allowedAttribute = /^(?:class|title|alt|width|height|colspan|rowspan|scope)$/
const allowedAddress = /^(?:href|src)=(?:https?:\/\/|\/|#|mailto:|tel:)/
const isAllowed = (part: string) =>
  [allowedTag, allowedAttribute, allowedAddress].some((one) => one.test(part))

const elements = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.test></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/xss src="//x.test"></script>',
  '<<script>alert(1);//<</script>',
  '<script>alert(1)',
  '<style>*{background:url(javascript:1)}</style>',
  '<link rel=stylesheet href="//x.test"><meta http-equiv=refresh content="0;url=//x.test"><base href="//x.test">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:1"><embed src="javascript:1"></object>',
  '<form action="//x.test"><input name=a><button formaction="javascript:1">a</button></form>',
  '<input autofocus onfocus=alert(1)><select autofocus onfocus=alert(1)><textarea autofocus>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate href=#a attributeName=href values=javascript:1 /><a id=a><text>a</text></a></svg>',
  '<math href="javascript:1"><mtext><b>a</b></mtext></math>',
  '<video src=1 onerror=alert(1)></video><audio src onloadstart=alert(1)>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '<marquee onstart=alert(1)>a</marquee><body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<constructor class="old-price">a</constructor><__proto__>b</__proto__>',
]
const attributes = [
  '<p onclick="alert(1)" id=a name=b style="color:red" class="a">a</p>',
  '<p/onmouseover=alert(1)//>a</p>',
  '<b onmouseover\n=\n"alert(1)">a</b>',
  '<img src=x onerror=alert(1)><img/src=x/onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<img src="/a.png" srcset="//x.test 2x" loading=x usemap=#a>',
  '<img alt="&quot; onerror=&quot;alert(1)" title=\'"><script>alert(1)</script>\'>',
  '<a title="</a><script>alert(1)</script>" href="/a">a</a>',
  '<a href="/a" href="javascript:1" target=_top ping=//x.test>a</a>',
  '<td background="javascript:1" __proto__="a" constructor="b">a</td>',
  `<a href="'"><img src=x onerror=alert(1)>">a</a>`,
]
const addresses = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', '\x01javascript:1'],
  ...[
    'java\tscript:1',
    'java\nscript:1',
    'java&#9;script:1',
    'java&#x0A;script:1',
    'java&Tab;script:1',
  ],
  ...[
    'javascript&colon;1',
    'javascript&#58;1',
    'javascript&#0000058 1',
    '&#106;avascript:1',
    '&#x6A&#x61vascript:1',
  ],
  ...[
    'javascript&NewLine;:1',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg/>',
  ],
  ...[
    'vbscript:1',
    'livescript:1',
    'file:///etc/passwd',
    'blob:https://x.test/1',
    'view-source:javascript:1',
  ],
  ...['javascript://x.test/%0aalert(1)', 'feed:javascript:1', 'jar:javascript:1'],
]
const mutations = [
  '<!-- <!-- --><img src=x onerror=alert(1)> -->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!---><img src=x onerror=alert(1)>-->',
  '<!--a--!><img src=x onerror=alert(1)>-->',
  '<!-- <img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)> ?>',
  '</ <img src=x onerror=alert(1)>>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a title="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<svg><foreignObject><style><img src=x onerror=alert(1)></style></foreignObject></svg>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp><noembed><script>1</script></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<table><a href="javascript:1"><tr><script>alert(1)</script><td>a',
  '<b x="<p y=\'><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

describe('[T39] hostile HTML of a shop', () => {
  const links = addresses.flatMap((one) => [
    `<a href="${one}">a</a>`,
    `<img src='${one}' data-src=x>`,
  ])

  it.each([...elements, ...attributes, ...links, ...mutations])(
    'has only what is allowed: %s',
    (html) => {
      for (const written of [
        html,
        `<div><p>Bir ${html} iki</p></div>`,
        `<table><tr><td>${html}`,
        html + html,
      ]) {
        const cleaned = cleanHtml(written)
        expect(
          partsOf(parseFragment(cleaned).childNodes).filter((part) => !isAllowed(part)),
        ).toEqual([])
        expect(cleanHtml(cleaned)).toBe(cleaned)
        const lines = withoutMarkup(`<p>${written}`)
        expect(partsOf(parseFragment(lines).childNodes)).toEqual([])
      }
    },
  )

  it('ends, however deep it is', () => {
    const deepest = cleanHtml('<b>'.repeat(5000)).split('<b>').length
    expect(deepest).toBeLessThan(200)
  })
})

it.each([
  ...[
    '<a ',
    '<b>',
    '</s>',
    '<img ',
    ' ',
    '<s>',
    '</i>',
    '<!--',
    '<td>',
    '<p><b>',
    '1<b>',
    '<b x="',
  ],
  ...['<td><b></td>', '<table>', '<svg>', '&', '1', 'TL', '\n '],
])('[T39] four times as much of %j takes about four times as long', (unit) => {
  const textOf = (size: number) => `<p>${unit.repeat(size / unit.length)}`
  for (const read of [cleanHtml, withoutMarkup])
    expect(growth(read, textOf)).toBeLessThan(maxGrowth)
})
