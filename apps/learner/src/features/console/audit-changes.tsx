import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatMoney, Isolate, Ltr, Text, useUi } from '@masar/ui'
import { Fragment, type ReactNode } from 'react'
import type { AuditRow } from './api.ts'
import { changesOf, type FieldChange } from './audit-change.ts'
import { isMoney, wordOf } from './audit-values.ts'
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
          <FieldName name={change.name} />: <Change row={row} {...change} />
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

function Change({ row, ...change }: FieldChange & { row: AuditRow }) {
  const place = { row, name: change.name }
  const isBoth = 'before' in change && 'after' in change
  if (!isBoth) return <Value {...place} of={'after' in change ? change.after : change.before} />
  const before = <Value {...place} of={change.before} />
  const after = <Value {...place} of={change.after} />
  return (
    <Trans>
      {before} → {after}
    </Trans>
  )
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/
/** Fields whose values are days or moments: of any other a text that looks like one is what somebody wrote. */
const isOfTime = (name: string) => /(?:^|_)(?:on|at|day|as_of|from|until|to|for|by|after)$/.test(name)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of an act. */
interface Place {
  row: AuditRow
  name: string
}

/** A value of any shape, of a field, without the signs of its notation. */
function Value({ of: value, ...place }: Place & { of: unknown }): ReactNode {
  const { row, name } = place
  if (value === null || value === undefined || value === '') return '—'
  if (value === true) return <Trans>Yes</Trans>
  if (value === false) return <Trans>No</Trans>
  if (typeof value === 'string') {
    const isTime = isOfTime(name) && !Number.isNaN(Date.parse(value))
    if (isTime && day.test(value)) return <DateText value={value} timeZone="UTC" />
    if (isTime && moment.test(value)) return <DateText value={value} format="time" />
    return <Coded {...place} of={value} />
  }
  if (typeof value === 'number' && isMoney(row, name)) return <Money amount={value} />
  if (Array.isArray(value)) return value.length === 0 ? '—' : <Listed {...place} of={value} />
  if (!isRecord(value)) return <Isolate>{String(value)}</Isolate>
  const names = Object.keys(value)
  if (names.length === 0) return '—'
  // A text in one language or both: each of them may be what changed.
  if (names.every(language => language === 'ar' || language === 'en'))
    return <Listed {...place} of={Object.values(value)} />
  return names.map((field, at) => (
    <Fragment key={field}>
      {at > 0 && ' · '}
      <FieldName name={field} />: <Value row={row} name={field} of={value[field]} />
    </Fragment>
  ))
}

function Money({ amount }: { amount: number }) {
  const { tag } = useUi()
  return <bdi>{formatMoney(tag, amount, 'SAR', { exact: true })}</bdi>
}

const country = /^[A-Z]{2}$/

/** A text: one of a few codes in its words, any other as it is. */
function Coded({ row, name, of: value }: Place & { of: string }) {
  const { i18n } = useLingui()
  const { tag } = useUi()
  if (name === 'country' && country.test(value))
    return <Isolate>{new Intl.DisplayNames(tag, { type: 'region' }).of(value)}</Isolate>
  const word = wordOf(row, name, value)
  return word ? i18n._(word) : <Isolate>{value}</Isolate>
}

const mostListed = 20

/** The first values of a list, and how many more there are. */
function Listed({ of: values, ...place }: Place & { of: readonly unknown[] }) {
  const more = values.length - mostListed
  return (
    <>
      {values.slice(0, mostListed).map((value, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <Value {...place} of={value} />
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
