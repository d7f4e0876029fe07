import { expect, test } from 'vitest'
import { renderedLine } from './line.ts'
import { FormulaBudget } from './maths.ts'
import type { RichNode } from './nodes.ts'
import { richText } from './render.ts'
import { renderedParts, renderedTexts, withRendered } from './rendered.ts'

interface Seen {
  tags: Set<string>
  attributes: [string, string][]
  words: string
}
function look(nodes: readonly RichNode[], seen: Seen = { tags: new Set(), attributes: [], words: '' }): Seen {
  for (const node of nodes) {
    if (typeof node === 'string') {
      seen.words += node
      continue
    }
    const [tag, attributes, ...children] = node
    seen.tags.add(tag)
    seen.attributes.push(
      ...Object.entries(attributes).map(([name, value]): [string, string] => [name, String(value)]),
    )
    look(children, seen)
  }
  return seen
}

test('formulas become MathML, in a line and in a block, with Arabic words in them', () => {
  const { tags, words, attributes } = look(
    richText('المساحة $\\pi r^2$ مربعة\n\n$$\n\\text{مجموع} = \\frac{a}{b}\n$$'),
  )
  expect([...tags]).toEqual(expect.arrayContaining(['math', 'msup', 'mfrac', 'mtext']))
  expect(attributes).toContainEqual(['display', 'block'])
  expect(words).toContain('مجموع')
  expect(words).not.toContain('$')
})

test('a wrong formula is shown as it was typed, with what is wrong with it, and the rest stands', () => {
  const { attributes, words, tags } = look(richText('قبل $\\frac{1$ بعد $x$\n\n$$\n\\nosuch\n$$'))
  expect(words).toContain('$\\frac{1$')
  expect(words).toContain('$$\\nosuch$$')
  expect(tags).toContain('math')
  expect(attributes.filter(([name]) => name === 'dataFault').map(([, message]) => message)).toEqual([
    expect.stringContaining("expected '}'"),
    expect.stringContaining('\\nosuch'),
  ])
})

test.each(['It costs $5 and $10.', 'من $5 إلى $10', 'a $ b $ c', '\\$x\\$', '`$x$`', 'US$5–US$7'])(
  'no formula is made of %s',
  text => expect(look(richText(text)).tags).not.toContain('math'),
)

test('code says what its parts are, and code of other languages stays as it is', () => {
  const code = richText(
    '```python\ndef f(x):\n    return "مرحبا"  # قل\n```\n\n```text\nدفتر\n```\n\n```cobol\nMOVE A\n```',
  )
  const { attributes, words } = look(code)
  const kinds = attributes.filter(([name]) => name === 'dataToken').map(([, kind]) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['keyword', 'function', 'string', 'comment']))
  expect(words).toContain('def f(x):\n    return "مرحبا"  # قل\n')
  expect(words).toContain('MOVE A')
})

test('two texts share no names of footnotes', () => {
  const ids = (text: string) =>
    look(richText(text)).attributes.flatMap(([name, value]) => (name === 'id' ? [value] : []))
  const [one, other] = [ids('a[^1]\n\n[^1]: b'), ids('c[^1]\n\n[^1]: d')]
  expect(one).toHaveLength(3)
  expect(one.filter(id => id !== 'footnote-label' && other.includes(id))).toEqual([])
})

const hostile = [
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\class{evil}{x}$',
  '$\\style{background:url(//evil.example)}{x}$',
  '$\\id{app}{x}$',
  '$\\data{onclick=alert(1)}{x}$',
  '$\\includegraphics{//evil.example/x.png}$',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$\\text{</mtext></math><script>alert(1)</script>}$',
  '$\\color{red;background:url(//evil.example)}{x}$',
  '$\\colorbox{red}{x} \\boxed{x} \\tag{<script>}$',
  '$\\def\\x{\\x\\x}\\x$',
  '$<annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml>$',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math href="javascript:alert(1)"><maction actiontype="statusline#x" xlink:href="javascript:alert(1)">x</maction></math>',
  '<math><mi style="position:fixed;inset:0">x</mi></math>',
  '<svg><script>alert(1)</script></svg><img src=x onerror=alert(1)>',
  '[a](javascript:alert(1)) ![b](javascript:alert(1)) [c](data:text/html,x)',
  '```html onclick=alert(1)\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '[^<script>]\n\n[^<script>]: <b onclick=alert(1)>x</b>',
]
const acting = /^(?:on.*|style|srcdoc|xlink.*|action.*|encoding|class)$/i
test.each(hostile)('%s brings nothing that acts', text => {
  const { tags, attributes } = look(richText(`# Begun\n\n${text}`))
  for (const tag of [
    'script',
    'style',
    'svg',
    'iframe',
    'annotation',
    'annotation-xml',
    'semantics',
    'maction',
    'mglyph',
    'form',
    'button',
  ])
    expect(tags).not.toContain(tag)
  for (const [name, value] of attributes) {
    expect(name).not.toMatch(acting)
    if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
    if (name === 'className') expect(value).toMatch(/^(?:language-[\w+#-]+|tml-[a-z ]+)$/)
  }
})

test('of a question only the texts that need it are rendered, and options stay lines', () => {
  const question = {
    body: 'كم $x$؟',
    prompts: [],
    options: [{ text: '1. $\\frac12$ و`$a`' }, { text: 'سطر' }],
    explanation: 'بلا رموز',
  }
  const { rendered } = withRendered(question)
  expect(Object.keys(rendered ?? {}).toSorted()).toEqual(['1. $\\frac12$ و`$a`', 'كم $x$؟'])
  expect(rendered?.['1. $\\frac12$ و`$a`']).toEqual([
    '1. ',
    expect.arrayContaining(['math']),
    ' و',
    ['code', {}, '$a'],
  ])
  expect(renderedTexts(['plain'])).toEqual({})
  expect(renderedLine('$5 or $6', new FormulaBudget())).toEqual(['$5 or $6'])
})

test.each([
  '>'.repeat(5_000),
  '- '.repeat(3_000),
  '1. > '.repeat(2_000),
  '**a_'.repeat(2_500),
  `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n${'|\n'.repeat(9_000)}`,
])('what would keep the service busy is shown as it was typed: %#', text => {
  expect(richText(`${text}x`)).toEqual([['p', {}, `${text}x`]])
})

test('what people write is not taken for that', () => {
  const [tag] = richText(`${'> '.repeat(20)}x`)[0] ?? []
  expect(tag).toBe('blockquote')
  expect(richText(`${'**a** '.repeat(400)}`)[0]).toHaveLength(2 + 799)
  expect(richText('---'.repeat(40))).toEqual([['hr', {}]])
})

const formulasIn = (nodes: readonly RichNode[]) => JSON.stringify(nodes).split('["math"').length - 1

test('a text shows so many formulas, and the others as they were typed', () => {
  const nodes = richText(Array.from({ length: 600 }, (_, at) => `$x_{${at}}$`).join(' '))
  expect(formulasIn(nodes)).toBe(500)
  expect(look(nodes).words).toContain('$x_{599}$')
  expect(
    formulasIn(richText(Array.from({ length: 9 }, (_, at) => `$${'x'.repeat(1900)}${at}$`).join(' '))),
  ).toBe(4)
})

test('a formula defines no commands, which would make a million characters of it', () => {
  const growing = `\\def\\a#1{${'#1'.repeat(13)}}\\a{\\a{${'x'.repeat(1000)}}}`
  const others = ['\\newcommand{\\a}[1]{#1#1}\\a{x}', '\\let\\a=x\\a', '\\global\\def\\a{x}\\a']
  for (const source of [growing, ...others]) {
    const { attributes, tags } = look(richText(`$${source}$`))
    expect(tags).not.toContain('math')
    expect(attributes).toContainEqual(['dataFault', 'A formula defines no commands.'])
  }
  // A new line, and letters after it.
  expect(formulasIn(richText('$\\begin{matrix}a\\\\def\\end{matrix}$'))).toBe(1)
})

test('a formula has no more columns than anybody reads', () => {
  const aligned = (columns: string, name = 'alignedat') => `$\\begin{${name}}${columns}x&=y\\end{alignedat}$`
  for (const text of [
    aligned('{100000000}'),
    aligned('{1%\n00000000}'),
    aligned('{100000000}', 'aligned%\nat'),
  ])
    expect(look(richText(text)).attributes).toContainEqual([
      'dataFault',
      'An environment has a plain name, and at most 99 columns.',
    ])
  for (const text of [aligned('{2}'), aligned(' { 12 }'), '$\\begin {pmatrix*}[r] 1 \\end{pmatrix*}$'])
    expect(formulasIn(richText(text))).toBe(1)
})

test('texts and lines that travel together share what is shown of formulas', () => {
  const many = (name: string) => Array.from({ length: 400 }, (_, at) => `$${name}_${at}$`).join(' ')
  const texts = ['a', 'b', 'c', 'd'].map(many)
  const lines = ['e', 'f'].map(name => many(name).slice(0, 2000))
  const { rendered = {} } = renderedParts([...texts, 'Read $$y$$, which costs \\$5.'], lines)
  expect(texts.map(text => text in rendered)).toEqual([true, true, false, false])
  expect(lines.reduce((sum, line) => sum + formulasIn(rendered[line] ?? []), 0)).toBe(500)
})
