import { Trans } from '@lingui/react/macro'
import { Button, EmptyState } from '@masar/ui'

/** Of the people or rows of a report nothing has the words. */
export function NothingFound({ level = 2, onClear }: { level?: 2 | 3; onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      level={level}
      title={<Trans>No results</Trans>}
      action={
        <Button onPress={onClear}>
          <Trans>Clear the search</Trans>
        </Button>
      }
    >
      <Trans>Nothing matches. Try fewer words, or part of a name.</Trans>
    </EmptyState>
  )
}
