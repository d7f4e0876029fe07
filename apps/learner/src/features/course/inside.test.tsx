import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { SampleMessages } from '../samples/messages.ts'
import { CourseSample, Makes } from './inside.tsx'
import { PreviewCover } from './preview-cover.tsx'

vi.mock('../samples/preview-player.tsx', () => ({
  PreviewPlayer: ({ id, title }: { id: number; title: string }) => (
    <div role="group" aria-label={`player ${id} ${title}`} />
  ),
}))
beforeAll(() =>
  Promise.all([
    import('../samples/sample-question.tsx'),
    SampleMessages.load('ar'),
    SampleMessages.load('en'),
  ]),
)
afterEach(() => vi.unstubAllGlobals())

const lesson = (id: number, kind: 'video' | 'article', isOpen: boolean) => ({
  id,
  title: `Lesson ${id}`,
  kind,
  duration_seconds: 60,
  free_preview: isOpen,
})
const course = (lessons: object[], sample: CourseDetails['sample'] = null) =>
  ({
    id: 7,
    title: 'Budget',
    category: { id: 1, slug: 'finance', name: 'Finance' },
    cover: null,
    sections: [{ id: 1, title: 'First', lessons }],
    sample,
  }) as unknown as CourseDetails

test.each([
  ['ar', 'شاهد درسًا مفتوحًا'],
  ['en', 'Watch a free lesson'],
] as const)('in %s a video that is open to anyone plays where the cover was', async (locale, name) => {
  renderPage(<PreviewCover course={course([lesson(1, 'article', true), lesson(2, 'video', true)])} />, locale)
  expect(screen.queryByRole('group')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('group', { name: 'player 2 Lesson 2' })).toBeVisible()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an open text is a link, and a course without open lessons has its cover alone', () => {
  renderPage(<PreviewCover course={course([lesson(1, 'article', true)])} />, 'en')
  expect(screen.getByRole('link', { name: 'Read a free lesson' })).toHaveAttribute('href', '/en/lesson/1')
  renderPage(<PreviewCover course={course([lesson(1, 'video', false)])} />, 'en')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['ar', 'ما ستنجزه'],
  ['en', 'What you will make'],
] as const)('in %s the page names what one has in hand at the end', (locale, name) => {
  renderPage(<Makes makes={['A budget', 'A plan']} />, locale)
  const section = within(screen.getByRole('region', { name }))
  expect(section.getAllByRole('listitem').map(item => item.textContent)).toEqual(['A budget', 'A plan'])
})

test.each([
  ['ar', 'إجابة صحيحة.'],
  ['en', 'Correct.'],
] as const)(
  'in %s the course’s question is answered in place, without a link to the course',
  async (locale, verdict) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: { is_correct: true, correct_option: 0, explanation: 'So it is.' } }),
    )
    renderPage(<CourseSample course={course([], { body: 'Q?', options: ['A', 'B'] })} />, locale)
    await userEvent.click(await screen.findByRole('button', { name: 'A' }))
    expect(await screen.findByText(verdict)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('a course without either shows neither', () => {
  const { container } = renderPage(
    <>
      <Makes makes={[]} />
      <CourseSample course={course([])} />
    </>,
    'en',
  )
  expect(container.querySelector('main')).toBeEmptyDOMElement()
})
