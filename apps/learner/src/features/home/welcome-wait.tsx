import { Skeleton } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { myCoursesQuery } from './api.ts'
import styles from './hero.module.css'

/** As tall as the welcome to come: where it is known that no course is begun, there is no card of one. */
export function WelcomeWait() {
  const known = useQueryClient().getQueryData(myCoursesQuery().queryKey)
  const isShort = known?.data.my_courses.length === 0
  return <Skeleton shape="block" className={isShort ? styles.waitShort : styles.wait} />
}
