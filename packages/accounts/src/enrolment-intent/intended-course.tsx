import { Trans } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { Banner } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { intendedCourse } from './intent.ts'

/** Names the course that the person has pressed to join, on the pages of the way in. */
export function IntendedCourse({ next }: { next: string | undefined }) {
  const [id] = useState(() => intendedCourse(next))
  const { data } = useQuery({
    ...clientQuery('/courses/{id}', { path: { id: id ?? 0 } }),
    enabled: id !== null,
  })
  if (!data) return null
  const { title } = data.data
  return (
    <Banner>
      <Trans>
        Sign in or create an account to join “<bdi>{title}</bdi>”. You are enrolled right after that.
      </Trans>
    </Banner>
  )
}
