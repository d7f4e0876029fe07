import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ExtraTime } from './extra-time.tsx'

const allowance = {
  id: 5,
  extra_seconds: 600,
  extra_attempts: 0,
  opens_at: null,
  closes_at: null,
  reason: 'Fire alarm',
  by: 'نورة',
  at: '2026-11-21T10:00:00Z',
}

test('says how much was added, by whom and why, and goes once it is read', async () => {
  const read = vi.fn()
  renderPage(<ExtraTime given={[allowance]} endsAt={null} onRead={read} />, 'en')
  expect(screen.getByRole('status')).toHaveTextContent(
    'You were given more timeExtra time: 10 minutes. From: نورة. Reason: Fire alarm',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(read).toHaveBeenCalledOnce()
})

test('in Arabic, with the closing time where the exam ends before', () => {
  renderPage(<ExtraTime given={[allowance]} endsAt="2026-11-21T10:30:00Z" onRead={() => {}} />, 'ar')
  expect(screen.getByRole('status')).toHaveTextContent(
    /زاد وقتك.*دقائق.*من: نورة\. السبب: Fire alarm.*يُغلق الاختبار/,
  )
})
