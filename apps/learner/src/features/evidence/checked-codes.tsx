import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { siteTimeZone } from '@masar/text'
import { Badge, DateText, Isolate, linkClass, Ltr, Text } from '@masar/ui'
import { Table, type TableColumn } from '@masar/ui/table'
import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react'
import type { CheckedCode } from './api.ts'
import styles from './evidence.module.css'

type Row = CheckedCode & { place: number }

/** How each of many certificates stands, in the order of the codes. */
export function CheckedCodes({ rows }: { rows: readonly CheckedCode[] }) {
  const { t } = useLingui()
  const columns: TableColumn<Row>[] = [
    {
      id: 'code',
      header: t`Certificate code`,
      isRowHeader: true,
      cell: row => <Code row={row} />,
    },
    { id: 'state', header: t`Status`, cell: ({ state }) => <State state={state} /> },
    { id: 'holder', header: t`Holder`, cell: ({ holder_name: name }) => <Isolate>{name ?? '–'}</Isolate> },
    { id: 'course', header: t`Course`, cell: ({ course }) => <Isolate>{course ?? '–'}</Isolate> },
    { id: 'issued', header: t`Issued`, cell: ({ issued_at: at }) => <Day value={at} /> },
    {
      id: 'until',
      header: t`Valid until`,
      cell: ({ valid_until: at, state }) =>
        at === null && state !== 'unknown' ? <Trans>No end</Trans> : <Day value={at} />,
    },
  ]
  return (
    <Table
      caption={t`Certificates and their status`}
      columns={columns}
      rows={rows.map((row, place) => ({ ...row, place }))}
      rowKey={({ place }) => place}
    />
  )
}

function Code({ row: { code, given, state, reissued_as: now } }: { row: CheckedCode }) {
  if (code === null || state === 'unknown') return <Ltr className={styles.code}>{code ?? given}</Ltr>
  const link = (to: string) => (
    <AppLink to={`/certificate/${to}`} className={linkClass()}>
      <Ltr className={styles.code}>{to}</Ltr>
    </AppLink>
  )
  if (now === null) return link(code)
  return (
    <>
      <Ltr className={styles.code}>{code}</Ltr>
      <Text size="sm" soft>
        <Trans>Reissued as {link(now)}</Trans>
      </Text>
    </>
  )
}

function Day({ value }: { value: string | null }) {
  return value === null ? '–' : <DateText value={value} format="short" timeZone={siteTimeZone} />
}

function State({ state }: Pick<CheckedCode, 'state'>) {
  switch (state) {
    case 'valid':
      return (
        <Badge tone="success" icon={CircleCheck}>
          <Trans>Valid</Trans>
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="warning" icon={Clock}>
          <Trans context="state of a certificate">Expired</Trans>
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge tone="danger" icon={CircleX}>
          <Trans context="state of a certificate">Withdrawn</Trans>
        </Badge>
      )
    case 'unknown':
      return (
        <Badge icon={CircleHelp}>
          <Trans context="state of a certificate">Unknown</Trans>
        </Badge>
      )
  }
}
