import { Trans } from '@lingui/react/macro'
import { Button, EmptyState } from '@masar/ui'

/** Of a list that is found in: nothing has the words. */
export function NoResults({ level = 2, onClear }: { level?: 2 | 3; onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      level={level}
      title={<Trans>No results</Trans>}
      action={
        <Button onPress={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    >
      <Trans>Try fewer filters, or part of the name.</Trans>
    </EmptyState>
  )
}
