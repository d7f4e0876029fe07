import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { type MyCourse, myCoursesQuery } from './api.ts'
import styles from './hero.module.css'
import { WelcomeWait } from './welcome-wait.tsx'

test.each([
  ['nothing is known', undefined, styles.wait],
  ['an account is known to be new', [], styles.waitShort],
  ['a course is known', [{} as MyCourse], styles.wait],
] as const)('the place of the welcome, where %s', (_, courses, className) => {
  expect(className).toMatch(/wait/)
  const { container } = renderPage(<WelcomeWait />, 'en', '/', client => {
    if (courses)
      client.setQueryData(myCoursesQuery().queryKey, { data: { my_courses: [...courses], waiting: [] } })
  })
  expect(container.querySelector(`.${className}`)).not.toBeNull()
})
