import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, formatNumber, Isolate, Text, useUi } from '@masar/ui'
import { Table } from '@masar/ui/table'
import type { RegradePreview } from '../api.ts'
import { useWritten } from '../statistics/use-written.ts'
import styles from './regrade.module.css'

/** The attempts that change, each from what to what. */
export function ChangedTable({
  preview,
  onPage,
}: {
  preview: RegradePreview
  onPage: (page: number) => void
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  const write = useWritten()
  const percent = useWritten('%')
  const { page, pages } = preview
  const here = formatNumber(tag, page)
  const all = formatNumber(tag, pages)
  return (
    <>
      <Table
        caption={t`Attempts that change`}
        columns={[
          {
            id: 'learner',
            header: t`Learner’s name`,
            isRowHeader: true,
            cell: row => <Isolate>{row.learner}</Isolate>,
          },
          { id: 'attempt', header: t`Attempt`, isNumeric: true, cell: row => write(row.number) },
          {
            id: 'question',
            header: t`Points here`,
            cell: row => <FromTo from={write(row.before.points)} to={write(row.after.points)} />,
          },
          {
            id: 'result',
            header: t`Result`,
            cell: row => <FromTo from={percent(row.before.percent)} to={percent(row.after.percent)} />,
          },
          { id: 'passed', header: t`Passes`, cell: row => <Passes row={row} /> },
        ]}
        rows={preview.rows}
        rowKey={row => row.attempt_id}
      />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t`Pages of attempts`}>
          <Button size="sm" variant="secondary" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Text as="span" size="sm" soft>
            <Trans>
              Page {here} of {all}
            </Trans>
          </Text>
          <Button size="sm" variant="secondary" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
    </>
  )
}

function FromTo({ from, to }: { from: string; to: string }) {
  if (from === to) return from
  // One piece: as a card, the row spreads what is in a cell.
  return (
    <span>
      <Trans>
        <Isolate>{from}</Isolate> then <Isolate>{to}</Isolate>
      </Trans>
    </span>
  )
}

function Passes({ row }: { row: RegradePreview['rows'][number] }) {
  if (row.after.passed === null) return <Trans>Waiting for grading</Trans>
  if (row.before.passed === row.after.passed)
    return row.after.passed ? <Trans>Passed</Trans> : <Trans>Failed</Trans>
  return row.after.passed ? (
    <Badge tone="success">
      <Trans>Passes now</Trans>
    </Badge>
  ) : (
    <Badge tone="danger">
      <Trans>Fails now</Trans>
    </Badge>
  )
}
