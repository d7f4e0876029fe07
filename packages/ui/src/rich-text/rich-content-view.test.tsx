import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { RichContentView as RichContent, RichLineView as RichLine } from './rich-content-view.tsx'

const formula = ['math', { display: 'block' }, ['mi', { className: 'tml-right' }, 'x']]
const wrong = ['p', {}, 'قبل ', ['code', { dataFault: "Expected '}'" }, '$\\frac{$']]
const code = [
  'pre',
  {},
  [
    'code',
    { className: 'language-python' },
    ['span', { dataToken: 'keyword' }, 'def'],
    ' f():\n',
    '    مرحبا\n',
  ],
]

test('formulas are MathML in a box that scrolls by itself, left to right in an Arabic text', () => {
  renderUi(<RichContent>{[['p', {}, 'فقرة عربية'], formula]}</RichContent>, 'ar')
  const box = screen.getByRole('group', { name: 'معادلة' })
  expect(box).toHaveAttribute('tabindex', '0')
  const math = box.querySelector('math')
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
  expect(math?.getAttribute('dir')).toBe('ltr')
  expect(box.closest('[dir="rtl"]')).not.toBeNull()
})

test('a wrong formula is shown as typed; only its author sees what is wrong', () => {
  const { rerender } = renderUi(<RichContent>{[wrong]}</RichContent>, 'en')
  expect(screen.getByText('$\\frac{$')).toBeVisible()
  expect(screen.queryByText(/cannot be shown/)).toBeNull()
  rerender(<RichContent showsErrors>{[wrong]}</RichContent>)
  expect(screen.getByText(/This formula cannot be shown/)).toHaveTextContent("Expected '}'")
})

test('code is marked, runs left to right and is copied to the letter', async () => {
  const user = userEvent.setup()
  renderUi(<RichContent>{[code]}</RichContent>, 'ar')
  const block = screen.getByRole('group', { name: 'Python' })
  expect(block).toHaveAttribute('dir', 'ltr')
  expect(within(block).getByText('def').className).toContain('tokenKeyword')
  await user.click(screen.getByRole('button', { name: 'نسخ' }))
  expect(await navigator.clipboard.readText()).toBe('def f():\n    مرحبا')
})

test('a picture is enlarged in a dialog, by keyboard too, with the words that stand for it', async () => {
  const user = userEvent.setup()
  renderUi(<RichContent>{[['p', {}, ['img', { src: '/x.svg', alt: 'A triangle' }]]]}</RichContent>, 'en')
  await user.tab()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'A triangle' })
  expect(within(dialog).getByRole('img', { name: 'A triangle' })).toHaveAttribute('src', '/x.svg')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enlarge the picture: A triangle' })).toHaveFocus(),
  )
})

test('footnotes lead there and back, in words of the page’s language', () => {
  renderUi(
    <RichContent>
      {[
        [
          'p',
          {},
          'a',
          ['sup', {}, ['a', { href: '#t1-fn-1', id: 't1-fnref-1', dataFootnoteRef: true }, '1']],
        ],
        [
          'section',
          { dataFootnotes: true },
          ['h2', { id: 'footnote-label' }, 'Footnotes'],
          [
            'ol',
            {},
            ['li', { id: 't1-fn-1' }, 'b ', ['a', { href: '#t1-fnref-1', dataFootnoteBackref: '' }, '↩']],
          ],
        ],
      ]}
    </RichContent>,
    'ar',
  )
  expect(screen.getByRole('heading', { name: 'الحواشي' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'العودة إلى موضعها في النص' })).toHaveAttribute(
    'href',
    '#t1-fnref-1',
  )
})

test('what is not allowed is removed, whatever sent it', () => {
  const { container } = renderUi(
    <RichContent>
      {[
        ['script', {}, 'alert(1)'],
        ['p', { onClick: 'alert(1)', style: 'x', dangerouslySetInnerHTML: { __html: '<b>' } }, 'words'],
        ['a', { href: 'java\nscript:alert(1)' }, 'go'],
        ['img', { src: 'data:image/svg+xml,x', alt: 'alone' }],
        [
          'math',
          { href: 'javascript:alert(1)' },
          ['annotation-xml', { encoding: 'text/html' }, ['img', { src: '/x' }]],
        ],
        { tagName: 'script' },
      ]}
    </RichContent>,
    'en',
  )
  expect(screen.getByText('words')).toBeVisible()
  expect(container.querySelector('script, b, img, annotation-xml, [onclick], [style], math[href]')).toBeNull()
  expect(container.innerHTML).not.toContain('script:')
})

test('a line shows its formulas between its words', () => {
  const { container } = renderUi(
    <RichLine>{['a ', ['math', {}, ['mi', {}, 'x']], ['code', {}, 'y']]}</RichLine>,
    'en',
  )
  expect(container.querySelector('bdi > math')).not.toBeNull()
  expect(screen.getByText('y')).toHaveAttribute('dir', 'ltr')
})
