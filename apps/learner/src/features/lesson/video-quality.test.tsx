import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useVideoQuality } from '@masar/ui'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { VideoQuality } from './video-quality.tsx'

beforeEach(() => localStorage.clear())

const qualities = [720, 360].map(height => ({ height, src: `/${height}.mp4` }))

function Chosen() {
  const quality = useVideoQuality(qualities)
  return (
    <>
      <VideoQuality quality={quality} />
      <output>{quality.playedSrc}</output>
    </>
  )
}

test.each([
  ['en', 'Quality: 720p', 'Automatic'],
  ['ar', 'الجودة: 720p', 'تلقائية'],
] as const)('in %s the size of the video is chosen, and said', async (locale, button, automatic) => {
  renderPage(<Chosen />, locale)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('radio', { name: new RegExp(`^${automatic}`) })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '360p' }))
  expect(screen.getByText('/360.mp4')).toBeInTheDocument()
  expect(localStorage.getItem('video-quality')).toBe('360')
})
