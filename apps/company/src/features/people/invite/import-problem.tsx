import { Trans } from '@lingui/react/macro'
import { Banner, Button } from '@masar/ui'
import type { EmployeeImport } from './api.ts'

interface ImportProblemProps {
  list: EmployeeImport
  onAgain: (by: 'lines' | 'file') => void
}

/** A list that could not be read at all: why, and the way to another one. */
export function ImportProblem({ list: { problem, kind }, onAgain }: ImportProblemProps) {
  return (
    <>
      <Banner tone="danger" role="alert">
        {problem === 'empty' && <Trans>There is nobody on this list.</Trans>}
        {problem === 'no_header' && (
          <Trans>
            The first row of this file names no column “E-mail”. Name its columns, in Arabic or English.
          </Trans>
        )}
        {problem === 'too_many' && <Trans>This list has more than 50,000 people. Split it.</Trans>}
        {(problem === 'unreadable' || problem === null) && (
          <Trans>This file could not be read. Save it anew as XLSX or CSV.</Trans>
        )}
      </Banner>
      <div>
        <Button variant="secondary" onPress={() => onAgain(kind === 'lines' ? 'lines' : 'file')}>
          <Trans>Choose another list</Trans>
        </Button>
      </div>
    </>
  )
}
