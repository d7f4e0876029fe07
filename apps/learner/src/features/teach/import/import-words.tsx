import { Trans } from '@lingui/react/macro'
import { Badge, formatNumber, Isolate, Text, useUi } from '@masar/ui'
import type { ImportedQuestion } from './api.ts'

/** What storing a question does. */
export function OutcomeBadge({ outcome }: { outcome: ImportedQuestion['outcome'] }) {
  switch (outcome) {
    case 'created':
      return (
        <Badge tone="success">
          <Trans context="question">New</Trans>
        </Badge>
      )
    case 'changed':
      return (
        <Badge tone="accent">
          <Trans context="question">New version</Trans>
        </Badge>
      )
    case 'unchanged':
      return (
        <Badge>
          <Trans context="question">There already</Trans>
        </Badge>
      )
  }
}

/** The position in the file; in a package, also which of its files. */
export function PlaceInFile({ file, line }: Pick<ImportedQuestion, 'file' | 'line'>) {
  const { tag } = useUi()
  const number = formatNumber(tag, line)
  return (
    <Text as="span" size="sm" soft>
      {file !== null && (
        <>
          <Isolate dir="ltr">{file}</Isolate>
          {' · '}
        </>
      )}
      <Trans>Line {number}</Trans>
    </Text>
  )
}
