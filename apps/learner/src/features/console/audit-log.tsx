import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPage } from '@masar/app-shell'
import { Button, DateText, EmptyState, Heading, Isolate, Ltr, PathLoader, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { auditQuery, type AuditRow } from './api.ts'
import { actWords, subjectWords } from './audit-acts.ts'
import { AuditChanges } from './audit-changes.tsx'
import styles from './console.module.css'

/** What operators, companies and the command line did to other people's things, the newest first. */
export function AuditLog() {
  const log = useInfiniteQuery(auditQuery())
  const rows = log.data?.pages.flatMap(page => page.data) ?? []
  return (
    <section className={styles.log} aria-labelledby="audit-log">
      <Heading level={2} size="xl" id="audit-log">
        <Trans>Audit log</Trans>
      </Heading>
      <Text soft>
        <Trans>Who did what to other people’s things. Rows are only ever added.</Trans>
      </Text>
      {log.isPending && <PathLoader />}
      {log.error && <ErrorPage error={log.error} reset={() => void log.refetch()} />}
      {log.data && rows.length === 0 && (
        <EmptyState title={<Trans>Nothing yet</Trans>}>
          <Trans>The first act of an operator or a company will appear here.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          isPending={log.isFetchingNextPage}
          onPress={() => void log.fetchNextPage()}
        >
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </section>
  )
}

function Rows({ rows }: { rows: AuditRow[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map(row => (
        <li key={row.id} className={styles.row}>
          <div className={styles.act}>
            <Text as="span" className={styles.action}>
              <ActName act={row.action} />
            </Text>
            <Text as="span" soft size="sm">
              <DateText value={row.at} format="time" />
            </Text>
          </div>
          <Text as="div" size="sm">
            {row.actor ? <Isolate>{row.actor.name}</Isolate> : <Trans>The command line</Trans>}
            {row.subject_id !== null && (
              <>
                {' · '}
                <SubjectName type={row.subject_type} id={row.subject_id} />
              </>
            )}
          </Text>
          <AuditChanges row={row} />
        </li>
      ))}
    </ol>
  )
}

function ActName({ act }: { act: string }) {
  const { i18n } = useLingui()
  const words = Object.hasOwn(actWords, act) && actWords[act as keyof typeof actWords]
  return words ? i18n._(words) : <Ltr>{act}</Ltr>
}

/** What an act is done to, of which the record keeps the number. */
function SubjectName({ type, id }: { type: string; id: number }) {
  const { i18n } = useLingui()
  const words = Object.hasOwn(subjectWords, type) && subjectWords[type as keyof typeof subjectWords]
  return (
    <>
      {words ? i18n._(words) : <Ltr>{type}</Ltr>} <Ltr>{id}</Ltr>
    </>
  )
}
