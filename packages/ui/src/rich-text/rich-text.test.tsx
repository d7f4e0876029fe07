import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingLevel } from './heading-level.ts'
import { renderUi } from '../testing/render.tsx'
import { RichText } from './rich-text.tsx'
import type { RichTextLink } from './rich-text-props.ts'

const text = `## عنوان

فقرة فيها \`code\`.

An English paragraph.

- [x] تم
- [ ] لم يتم

| أ | ب |
| --- | --- |
| 1 | 2 |

<script>alert(1)</script>

[ours](/faq) [theirs](https://example.com) [other host](//example.com/faq) [bad](javascript:alert(1))
`

test('an author’s text keeps the page’s outline and each block its own direction', async () => {
  renderUi(<RichText topHeading={3}>{text}</RichText>, 'ar')
  expect(await screen.findByRole('heading', { level: 3, name: 'عنوان' })).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('An English paragraph.')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('code')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('group', { name: 'جدول' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('checkbox', { name: 'مكتمل' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'لم يكتمل بعد' })).not.toBeChecked()
})

test('the columns of a table and lines of plain words begin where their words do', async () => {
  const { container } = renderUi(
    <RichText>
      {
        '| الاسم | رمز |\n| --- | --- |\n| سارة | `x` |\n\n```\nالسطر الأول\nname = 1\n```\n\n```js\nconst اسم = 1\n```'
      }
    </RichText>,
    'en',
  )
  expect(await screen.findByRole('table')).toHaveAttribute('dir', 'rtl')
  const [plain, code] = container.querySelectorAll('pre')
  expect(plain).toHaveAttribute('dir', 'rtl')
  expect(plain?.querySelector('code')).not.toHaveAttribute('dir')
  expect(plain).toHaveTextContent('السطر الأول name = 1')
  expect(code).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('table').parentElement?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
})

test('a table of figures alone runs as the text around it', async () => {
  renderUi(<RichText>{'فقرة عربية\n\n| 1 | 2 |\n| --- | --- |\n| 3 | 4 |'}</RichText>, 'ar')
  expect(await screen.findByRole('table')).not.toHaveAttribute('dir')
  expect(screen.getByRole('table').parentElement?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
})

const OwnLink: RichTextLink = ({ href, ...rest }) => <a href={`/en${href}`} {...rest} />

test('HTML is shown as text, and no address runs a script', async () => {
  const { container } = renderUi(<RichText link={OwnLink}>{text}</RichText>, 'en')
  expect(await screen.findByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/en/faq')
  expect(screen.getByText('other host').closest('a')).toBeNull()
  expect(container.querySelector('script')).toBeNull()
  expect(container.innerHTML).not.toContain('javascript:')
})

test.each([
  '//example.com',
  '/\\example.com',
  '\\\\\\\\example.com',
  '</\t/example.com>',
  '<\t//example.com>',
])('nothing that looks like a path of ours leads to another host: %s', async address => {
  renderUi(<RichText link={OwnLink}>{`[elsewhere](${address}) [ours](/faq)`}</RichText>, 'en')
  expect(await screen.findByRole('link', { name: 'ours' })).toBeVisible()
  const link = screen.getByText(/elsewhere/).closest('a')
  if (link !== null) expect(new URL(link.href).host).toBe(location.host)
})

test('what runs something or has lost its address is plain words, and what leads to this page stays in this window', async () => {
  renderUi(<RichText link={OwnLink}>{'[run](javascript:x) [tab](?tab=notes) [ours](/faq)'}</RichText>, 'en')
  expect(await screen.findByRole('link', { name: 'tab' })).not.toHaveAttribute('target')
  expect(screen.getByText('run').closest('a')).toBeNull()
})

test('a picture at another address is a link to it, one of ours a picture', async () => {
  const there = '![theirs](https://example.org/p.png) [![within](https://example.org/q.png)](/faq)'
  const { container } = renderUi(
    <RichText link={OwnLink}>{`${there} ![other](//example.org/p.png) ![ours](/p.png)`}</RichText>,
    'en',
  )
  expect(await screen.findByRole('link', { name: 'theirs' })).toHaveAttribute(
    'href',
    'https://example.org/p.png',
  )
  expect(screen.getByRole('link', { name: 'within' })).toHaveAttribute('href', '/en/faq')
  expect(screen.getByText('other').closest('a')).toBeNull()
  expect([...container.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual(['/p.png'])
})

test('a text that would keep the reader busy for seconds is shown as it was typed', async () => {
  const tangled = `${'>'.repeat(5_000)} x`
  renderUi(<RichText>{tangled}</RichText>, 'en')
  expect(await screen.findByText(tangled)).toBeVisible()
})

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<math><style><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action=javascript:alert(1)><button>go</button></form>',
  '<style>@import "//evil.example"</style>',
  '<a href="javascript:alert(1)">go</a>',
  '<object data="data:text/html,x"></object>',
  '<base href="//evil.example/">',
  '[go](javascript:alert(1))',
  '[go](JaVaScRiPt:alert(1))',
  '[go](java&#10;script:alert(1))',
  '[go](vbscript:x)',
  '[go](data:text/html;base64,PHN2Zz4=)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '[go][1]\n\n[1]: javascript:alert(1)',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '`<script>`\n```html\n<script>alert(1)</script>\n```',
  'javascript:alert(1) https://a.example/"onclick="alert(1)',
]
test.each(markup)('I-05: %j becomes nothing that runs', async words => {
  const { container } = renderUi(<RichText>{`# Begun\n\n${words}`}</RichText>, 'en')
  await screen.findByRole('heading', { name: 'Begun' })
  expect(
    container.querySelector(
      // But for the reader's own buttons: they copy code and enlarge pictures.
      'script, style, svg:not(button[type="button"] svg), math, iframe, object, embed, form, button:not([type="button"]), base, meta, link, video',
    ),
  ).toBeNull()
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes)
      expect([
        name,
        value,
        /^on|^srcdoc$|^style$|^formaction$/.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value),
      ]).toEqual([name, value, false])
  }
})

test.each([
  [2, 2, 2],
  [3, 2, 3],
  [2, 4, 4],
  [6, 4, 6],
])('`h%s` under a page that starts at %s is h%s', (own, top, level) =>
  expect(headingLevel(own, top)).toBe(level),
)
