import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { renderUi } from '../testing/render.tsx'
import { EntrySection } from './entry-section.tsx'
import { exampleOf } from './examples/index.ts'
import { Gallery, sections } from './gallery.tsx'
import documented from './generated/props.json' with { type: 'json' }

const entries = sections.flatMap(section => section.entries)
const components = Object.keys(ui).filter(name => /^[A-Z][a-z]/.test(name))
/** Foundations of the others that render nothing themselves. */
const ground = ['UiProvider', 'ControlBox', 'Field', 'FieldError']

test('every component that is exported has its entry, its example and its properties', () => {
  const named = entries.flatMap(entry => entry.names)
  expect(components.filter(name => !named.includes(name) && !ground.includes(name))).toEqual([])
  expect(named.filter((name, at) => !components.includes(name) || named.indexOf(name) !== at)).toEqual([])
  expect(components.filter(name => !(name in documented))).toEqual([])
  for (const { id } of entries) expect(exampleOf(id)).toBeTypeOf('function')
})

test('every text of an entry is there in Arabic letters and in English ones', () => {
  for (const { id, what, not } of entries)
    for (const [ar, en] of [what, not]) {
      expect(ar, id).toMatch(/[\u0600-\u06FF]/)
      expect(en, id).not.toMatch(/[\u0600-\u06FF]/)
    }
})

test.each([
  ['ar', 'معرض المكوّنات'],
  ['en', 'Component gallery'],
] as const)(
  'the gallery in %s shows everything at once and axe finds nothing',
  async (locale, title) => {
    const { container } = renderUi(<Gallery />, locale)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(container.querySelectorAll('[data-example]')).toHaveLength(entries.length)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join('\n')}`),
    ).toEqual([])
  },
  60_000,
)

test('an entry opens its keys, its properties, and itself in both languages and themes', async () => {
  renderUi(<EntrySection entry={entries.find(({ id }) => id === 'button')!} />)
  await userEvent.click(screen.getByText('لوحة المفاتيح'))
  expect(await screen.findByText('Enter · Space')).toBeInTheDocument()
  await userEvent.click(screen.getByText('الخصائص'))
  const table = await screen.findByRole('table', { name: 'Button' })
  expect(within(table).getByRole('row', { name: /iconStart/ })).toHaveTextContent('LucideIcon')
  await userEvent.click(screen.getByText('باللغتين والمظهرين'))
  const english = await screen.findByRole('group', { name: 'English · داكن' })
  expect(english).toHaveAttribute('dir', 'ltr')
  expect(within(english).getAllByRole('button', { name: 'Add to cart' })[0]).toBeInTheDocument()
})
