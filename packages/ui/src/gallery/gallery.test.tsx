import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Gallery } from './gallery.tsx'

test.each([['ar', 'معرض المكوّنات'], ['en', 'Component gallery']] as const)('the gallery in %s shows everything at once and axe finds nothing', async (locale, title) => {
  const { container } = renderUi(<Gallery />, locale)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join('\n')}`)).toEqual([])
}, 30_000)
