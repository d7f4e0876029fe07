import { Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Icon, Isolate, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { CourseGrid, CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { type Suggestion, suggestionsQuery } from './api.ts'
import styles from './dashboard.module.css'
import { Part } from './part.tsx'

/** What to take next, and why just that. */
export function Suggestions({ isNew }: { isNew: boolean }) {
  const suggestions = useQuery(suggestionsQuery())
  const found = suggestions.data?.data
  if (found?.length === 0) return null
  return (
    <Part
      id="next"
      title={isNew ? <Trans>Where to begin</Trans> : <Trans>What to take next</Trans>}
      more={{ to: '/courses', label: <Trans>All courses</Trans> }}
    >
      {suggestions.isPending && <CourseGridSkeleton count={3} isRow />}
      {suggestions.isError && !found && (
        <LoadError
          error={suggestions.error}
          isRetrying={suggestions.isFetching}
          onRetry={() => void suggestions.refetch()}
        />
      )}
      {found && (
        <CourseGrid
          courses={found.map(({ course, ...why }) => ({ ...course, why }))}
          isRow
          corner={course => <HeartButton course={course} />}
          act={({ why }) => <Reason why={why} />}
        />
      )}
    </Part>
  )
}

function Reason({ why: { reason, because } }: { why: Omit<Suggestion, 'course'> }) {
  return (
    <Text as="div" size="sm" soft className={styles.reason}>
      <Icon of={Sparkles} size={16} />
      <span>
        {reason === 'together' && because && (
          <Trans>
            Taken together with <Isolate>{because.title}</Isolate>
          </Trans>
        )}
        {reason === 'category' && because && (
          <Trans>
            In the same subject as <Isolate>{because.title}</Isolate>
          </Trans>
        )}
        {reason === 'popular' && <Trans>Chosen by most learners</Trans>}
      </span>
    </Text>
  )
}
