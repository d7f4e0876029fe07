import { Plural } from '@lingui/react/macro'

/** How many courses there are, in words. */
export function CourseCount({ total }: { total: number }) {
  return <Plural value={total} _0="No courses" one="# course" other="# courses" />
}
