import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['نبذة', 'المحتوى', 'التقييمات'].map((label, i) => ({
  id: `${i}`,
  label,
  content: `نص ${label}`,
}))

test.each([
  ['ar', '{ArrowLeft}'],
  ['en', '{ArrowRight}'],
] as const)('in %s the arrow along the reading direction goes to the next tab', async (locale, key) => {
  renderUi(<Tabs label="الدورة" tabs={tabs} />, locale)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'نبذة' })).toHaveFocus()
  await userEvent.keyboard(key)
  expect(screen.getByRole('tab', { name: 'المحتوى' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('نص المحتوى')
})
