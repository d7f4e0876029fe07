import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, RealtimeProvider, useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useChannelEvent } from '@masar/realtime/react'
import { Banner, Button, DateText, Isolate, ProgressBar, Skeleton, Text } from '@masar/ui'
import { Download } from 'lucide-react'
import styles from './exports.module.css'
import { type CompanyExport, useExport, useSaveExport, useStopExport } from './api.ts'

/** A file that is made in the background: how far it is, and the way to save it. For its requester, for a day. */
export function ExportProgress({ id }: { id: number }) {
  const file = useExport(id)
  if (file.error?.status === 404) return <Gone />
  if (file.isError && !file.data)
    return <LoadError error={file.error} isRetrying={file.isFetching} onRetry={() => void file.refetch()} />
  return (
    <div className={styles.progress} aria-busy={file.isPending}>
      <RealtimeProvider>
        <Listener id={id} onChange={() => void file.refetch()} />
      </RealtimeProvider>
      {file.data ? (
        <Stage file={file.data.data} onStopped={() => void file.refetch()} />
      ) : (
        <Skeleton width="60%" />
      )}
    </div>
  )
}

function Listener({ id, onChange }: { id: number; onChange: () => void }) {
  const userId = useSession(({ info }) => info?.id ?? null)
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'CompanyExportChanged',
    ({ export_id }) => export_id === id && onChange(),
  )
  return null
}

function Stage({ file, onStopped }: { file: CompanyExport; onStopped: () => void }) {
  if (file.state === 'running') return <Running file={file} onStopped={onStopped} />
  if (file.state === 'done') return <Ready file={file} />
  if (file.state === 'cancelled')
    return (
      <Banner tone="info">
        <Trans>You stopped making this file.</Trans>
      </Banner>
    )
  return (
    <Banner tone="danger">
      {file.failure === 'evidence_certificates' ? (
        <Trans>
          This pack would have more than 50,000 certificates, the most one file can hold. Make one pack for
          each department or group, or choose the document without the certificates.
        </Trans>
      ) : (
        <Trans>This file could not be made. Start it again.</Trans>
      )}
    </Banner>
  )
}

function Running({ file, onStopped }: { file: CompanyExport; onStopped: () => void }) {
  const { t } = useLingui()
  const stop = useStopExport(file.id)
  return (
    <>
      <ProgressBar
        value={file.total === 0 ? 0 : Math.round((file.done / file.total) * 100)}
        showValue
        label={t`Making the file`}
      />
      <Text>
        <Trans>You may close this. A notification tells you when the file is ready.</Trans>
      </Text>
      <Button
        variant="secondary"
        isPending={stop.isPending}
        onPress={() => stop.mutate(undefined, { onSettled: onStopped })}
      >
        <Trans>Stop</Trans>
      </Button>
    </>
  )
}

function Ready({ file }: { file: CompanyExport }) {
  const save = useSaveExport(file)
  return (
    <>
      <Text role="status">
        <Trans>
          “<Isolate>{file.name}</Isolate>” is ready. You can save it until{' '}
          <DateText value={file.expires_at} format="time" />.
        </Trans>
      </Text>
      <div role="alert">
        {save.error && (
          <Banner tone="danger">
            <Trans>The file could not be saved. Try again.</Trans>
          </Banner>
        )}
      </div>
      <Button iconStart={Download} isPending={save.isPending} onPress={() => save.mutate()}>
        <Trans>Save the file</Trans>
      </Button>
    </>
  )
}

function Gone() {
  return (
    <Banner tone="warning">
      <Trans>This file is no longer there: files are kept for a day. Export the list again.</Trans>
    </Banner>
  )
}
