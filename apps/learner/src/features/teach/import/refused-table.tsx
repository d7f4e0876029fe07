import { Trans, useLingui } from '@lingui/react/macro'
import { Heading, Isolate } from '@masar/ui'
import { Table } from '@masar/ui/table'
import type { ImportReport } from './api.ts'
import styles from './import.module.css'
import { PlaceInFile } from './import-words.tsx'

/** What is left out, line by line, and why. */
export function RefusedTable({ refused }: Pick<ImportReport, 'refused'>) {
  const { t } = useLingui()
  if (refused.length === 0) return null
  return (
    <section className={styles.step}>
      <Heading level={3}>
        <Trans>Left out</Trans>
      </Heading>
      <Table
        caption={t`What is left out, and why`}
        columns={[
          { id: 'place', header: t`Where`, isRowHeader: true, cell: row => <PlaceInFile {...row} /> },
          { id: 'name', header: t`Question`, cell: row => <Isolate>{row.name ?? '—'}</Isolate> },
          { id: 'why', header: t`Why it is left out`, cell: row => row.message },
        ]}
        rows={refused.map((row, at) => ({ ...row, at }))}
        rowKey={row => row.at}
      />
    </section>
  )
}
