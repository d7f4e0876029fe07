import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, Isolate, Ltr, Text, useUi } from '@masar/ui'
import { Fragment, type ReactNode } from 'react'
import type { AuditRow } from './api.ts'
import { changesOf, type FieldChange } from './audit-change.ts'
import { fieldWords } from './audit-words.ts'
import styles from './console.module.css'

/** The fields that an act changed, each by its words, as they were and as they are. */
export function AuditChanges({ row }: { row: AuditRow }) {
  const changes = changesOf(row.before, row.after)
  if (changes.length === 0) return null
  return (
    <Text as="div" soft size="sm" className={styles.change}>
      {changes.map(change => (
        <div key={change.name}>
          <FieldName name={change.name} />: <Change change={change} />
        </div>
      ))}
    </Text>
  )
}

function FieldName({ name }: { name: string }) {
  const { i18n } = useLingui()
  const words = Object.hasOwn(fieldWords, name) && fieldWords[name as keyof typeof fieldWords]
  return words ? i18n._(words) : <Ltr>{name}</Ltr>
}

function Change({ change }: { change: FieldChange }) {
  const isBoth = 'before' in change && 'after' in change
  if (!isBoth) return <Value of={'after' in change ? change.after : change.before} />
  const before = <Value of={change.before} />
  const after = <Value of={change.after} />
  return (
    <Trans>
      {before} → {after}
    </Trans>
  )
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of any shape, without the signs of its notation. */
function Value({ of: value }: { of: unknown }): ReactNode {
  const { locale } = useUi()
  if (value === null || value === undefined || value === '') return '—'
  if (value === true) return <Trans>Yes</Trans>
  if (value === false) return <Trans>No</Trans>
  if (typeof value === 'string') {
    if (day.test(value)) return <DateText value={value} timeZone="UTC" />
    if (moment.test(value)) return <DateText value={value} format="time" />
    return <Isolate>{value}</Isolate>
  }
  if (Array.isArray(value)) return value.length === 0 ? '—' : <Listed of={value} />
  if (!isRecord(value)) return <Isolate>{String(value)}</Isolate>
  const names = Object.keys(value)
  if (names.length === 0) return '—'
  // A text in one language or both: as the reader has it.
  if (names.every(name => name === 'ar' || name === 'en'))
    return <Value of={value[locale] ?? value['ar'] ?? value['en']} />
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      <FieldName name={name} />: <Value of={value[name]} />
    </Fragment>
  ))
}

const mostListed = 20

/** The first values of a list, and how many more there are. */
function Listed({ of: values }: { of: readonly unknown[] }) {
  const more = values.length - mostListed
  return (
    <>
      {values.slice(0, mostListed).map((value, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <Value of={value} />
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' · '}
          <Isolate>{`+${more}`}</Isolate>
        </>
      )}
    </>
  )
}
