import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { CodeBlock } from './code-block.tsx'

const code = 'for lesson in course:\n    lesson.read()\n'

test('code runs left to right, is reached by Tab, and is copied to the letter', async () => {
  const user = userEvent.setup()
  renderUi(<CodeBlock code={code} title="learn.py" />)
  const block = screen.getByRole('group', { name: 'learn.py' })
  expect(block).toHaveAttribute('dir', 'ltr')
  await user.click(screen.getByRole('button', { name: 'نسخ' }))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(screen.getByRole('status')).toHaveTextContent('نُسخ')
  await user.tab()
  expect(block).toHaveFocus()
})

test('a browser without clipboard access shows an error', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderUi(<CodeBlock code={code} />, 'en')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Not copied: select the text and copy it.')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledOnce()
})
