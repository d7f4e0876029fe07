import { Text } from '@masar/ui'
import { ClosedBy, WayToOpening } from '../../lesson/closed-lesson.tsx'
import type { ExamDetails } from '../api.ts'

interface WhatOpensItProps {
  closing: NonNullable<ExamDetails['closed_by']>
  courseId: number
}

/** What of its course closes an exam, and the way to what opens it. */
export function WhatOpensIt({ closing, courseId }: WhatOpensItProps) {
  return (
    <>
      <Text>
        <ClosedBy closing={closing} />
      </Text>
      <WayToOpening closing={closing} courseId={courseId} />
    </>
  )
}
