import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CourseRow } from './course-row.tsx'
import { myCourse } from './sample.ts'
import { WaitingCourses } from './waiting-courses.tsx'

const waiting = {
  course: { id: 5, title: 'تحليل البيانات' },
  path: 'بداية العمل',
  after: { id: 3, title: 'الكتابة الواضحة' },
  due_on: '2026-12-01',
  assigned_by: 'شركة نخلة',
  assigned_by_color: 'masar' as const,
}

test.each([
  ['ar', 'تُفتح حين تُكمل الكتابة الواضحة', 'كلّفتك به شركة نخلة'],
  ['en', 'Opens once you finish الكتابة الواضحة', 'Assigned by شركة نخلة'],
] as const)('in %s what waits for its turn names what opens it, and by whom', (locale, opens, by) => {
  renderPage(<WaitingCourses waiting={[waiting]} />, locale)
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent(opens)
  expect(item).toHaveTextContent(by)
  expect(screen.getByRole('link', { name: 'الكتابة الواضحة' }).getAttribute('href')).toContain('/Course/3')
})

test.each([
  ['path', /ضمن مسار التعلّم بداية العمل/],
  ['group', /بقاعدة مجموعة بداية العمل/],
  ['department', /بقاعدة قسم بداية العمل/],
] as const)('an assigned course says why: by a %s', (kind, words) => {
  const mine = myCourse({ assigned_by: 'شركة نخلة', assigned_for: { kind, name: 'بداية العمل' } })
  renderPage(<CourseRow mine={mine} today={new Date(2026, 10, 21)} isPrimary={false} />, 'ar')
  expect(screen.getByRole('listitem')).toHaveTextContent(words)
})

test.each([
  ['ar', /بتكليف من هدى في شركة نخلة/],
  ['en', /Assigned by هدى, شركة نخلة/],
] as const)('in %s an assigned course names who assigned it for the company', (locale, words) => {
  const mine = myCourse({ assigned_by: 'شركة نخلة', assigned_by_person: 'هدى' })
  renderPage(<CourseRow mine={mine} today={new Date(2026, 10, 21)} isPrimary={false} />, locale)
  const said = screen.getByRole('listitem').textContent.replaceAll(/[\u2068\u2069]/g, '')
  expect(said).toMatch(words)
})
