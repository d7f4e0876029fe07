import { Trans } from '@lingui/react/macro'
import { Banner, Button } from '@masar/ui'
import type { ReactNode } from 'react'
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
        <ListProblem
          problem={problem}
          noHeader={
            <Trans>
              The first row of this file names no column “E-mail”. Name its columns, in Arabic or English.
            </Trans>
          }
        />
      </Banner>
      <div>
        <Button variant="secondary" onPress={() => onAgain(kind === 'lines' ? 'lines' : 'file')}>
          <Trans>Choose another list</Trans>
        </Button>
      </div>
    </>
  )
}

interface ListProblemProps extends Pick<EmployeeImport, 'problem'> {
  /** What is said of a table without the columns that it needs. */
  noHeader: ReactNode
}

/** Why a list could not be read, in words. */
export function ListProblem({ problem, noHeader }: ListProblemProps) {
  if (problem === 'empty') return <Trans>There is nobody on this list.</Trans>
  if (problem === 'no_header') return noHeader
  if (problem === 'too_many') return <Trans>This list has more than 50,000 people. Split it.</Trans>
  return <Trans>This file could not be read. Save it anew as XLSX or CSV.</Trans>
}
