import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { fold } from '@masar/text'
import { Button, DateText, Heading, Isolate, linkClass, Ltr, SearchField, Text, useUi } from '@masar/ui'
import { Table, type TableColumn } from '@masar/ui/table'
import { useState } from 'react'
import type { SnapshotPerson } from './api.ts'
import { StatusBadge } from './status-words.tsx'
import styles from './evidence.module.css'

/** How many are shown at a time. */
const pageSize = 100

interface Row extends SnapshotPerson {
  place: number
}

/** The people of a snapshot, found by name or number. */
export function InspectedPeople({ people }: { people: readonly SnapshotPerson[] }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(pageSize)
  const sought = fold(words)
  const found = people
    .map((person, place): Row => ({ ...person, place }))
    .filter(({ name, number }) => fold(`${name} ${number ?? ''}`).includes(sought))
  const columns = useColumns()
  return (
    <section className={styles.part} aria-labelledby="people">
      <div className={styles.head}>
        <Heading level={2} id="people">
          <Trans>People</Trans>
        </Heading>
        <Text soft role="status">
          <Plural value={found.length} one="# person" other="# people" />
        </Text>
      </div>
      <SearchField
        className={styles.search}
        label={t`Search by name or number`}
        value={words}
        onChange={setWords}
        onSubmit={setWords}
      />
      <Table
        caption={t`People and where they stood`}
        columns={columns}
        rows={found.slice(0, shown)}
        rowKey={({ place }) => place}
      />
      {found.length > shown && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={() => setShown(shown + pageSize)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

function useColumns(): TableColumn<Row>[] {
  const { t } = useLingui()
  const { locale } = useUi()
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name, number }) => (
        <span className={styles.person}>
          <Isolate>{name}</Isolate>
          {number !== null && (
            <Text as="span" size="xs" soft>
              <Ltr>{number}</Ltr>
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'department',
      header: t`Department`,
      cell: ({ department }) => (
        <Isolate>{department?.[locale] ?? department?.ar ?? department?.en ?? '–'}</Isolate>
      ),
    },
    { id: 'status', header: t`Status`, cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'completed', header: t`Completed on`, cell: ({ completed_on: day }) => <Day value={day} /> },
    { id: 'until', header: t`Holds until`, cell: ({ valid_until: day }) => <Day value={day} /> },
    { id: 'due', header: t`Due by`, cell: ({ due_on: day }) => <Day value={day} /> },
    { id: 'proof', header: t`Certificates and waivers`, cell: person => <Proof person={person} /> },
  ]
}

function Day({ value }: { value: string | null }) {
  return value === null ? '–' : <DateText value={value} format="short" timeZone="UTC" />
}

function Proof({ person: { certificates, waiver } }: { person: SnapshotPerson }) {
  if (certificates.length === 0 && waiver === null) return '–'
  return (
    <span className={styles.proof}>
      {certificates.map(code => (
        <AppLink key={code} to={`/certificate/${code}`} className={linkClass()}>
          <Ltr className={styles.code}>{code}</Ltr>
        </AppLink>
      ))}
      {waiver && (
        <>
          <span>
            {waiver.until === null ? (
              <Trans>
                Waived from <DateText value={waiver.from} format="short" timeZone="UTC" />:{' '}
                <Isolate>{waiver.reason}</Isolate>
              </Trans>
            ) : (
              <Trans>
                Waived from <DateText value={waiver.from} format="short" timeZone="UTC" /> until{' '}
                <DateText value={waiver.until} format="short" timeZone="UTC" />:{' '}
                <Isolate>{waiver.reason}</Isolate>
              </Trans>
            )}
          </span>
          {waiver.evidence !== null && <Isolate>{waiver.evidence}</Isolate>}
        </>
      )}
    </span>
  )
}
