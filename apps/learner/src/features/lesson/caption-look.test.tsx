import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MediaPlayer } from '@masar/ui'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CaptionLook } from './caption-look.tsx'

beforeEach(() => localStorage.clear())

test.each([
  ['en', 'Caption style', 'Size', 'Very large', 'Background', 'Black'],
  ['ar', 'شكل الترجمة', 'الحجم', 'كبير جدًا', 'الخلفية', 'سوداء'],
] as const)(
  'in %s captions take the chosen size and background, and keep them',
  async (locale, look, size, large, ground, black) => {
    const shown = () => renderPage(<MediaPlayer src="/v.mp4" title="Variables" />, locale).container
    const { unmount } = renderPage(<CaptionLook />, locale)
    await userEvent.click(screen.getByRole('button', { name: look }))
    await userEvent.click(screen.getByRole('button', { name: new RegExp(size) }))
    await userEvent.click(await screen.findByRole('option', { name: large }))
    await userEvent.click(screen.getByRole('button', { name: new RegExp(ground) }))
    await userEvent.click(await screen.findByRole('option', { name: black }))
    unmount()
    const frame = shown().querySelector('[data-caption-size]')
    expect(frame).toHaveAttribute('data-caption-size', 'larger')
    expect(frame).toHaveAttribute('data-caption-ground', 'solid')
  },
)
