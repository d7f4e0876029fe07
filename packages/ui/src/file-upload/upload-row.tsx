import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleAlert,
  CircleCheck,
  Download,
  File as FileIcon,
  Pause,
  Play,
  RotateCw,
  X,
  type LucideIcon,
} from 'lucide-react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ListItem } from '../list/list.tsx'
import { ProgressBar } from '../progress/progress.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { formatSize, isolate } from '@masar/text'
import { useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Text } from '../text/text.tsx'
import type { FileRules } from './file-rules.ts'
import styles from './file-upload.module.css'
import type { ShownUpload } from './use-uploads.ts'

interface UploadRowProps {
  upload: ShownUpload<string | number>
  rules: FileRules
  isReadOnly: boolean
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

const icons: Partial<Record<ShownUpload['state'], LucideIcon>> = {
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
}

/** What became of a file, in words. */
function UploadNote({
  upload: { state, error, file, note },
  rules,
}: Pick<UploadRowProps, 'upload' | 'rules'>) {
  const { tag } = useUi()
  const most = formatSize(tag, rules.mostBytes)
  if (note !== undefined) return note
  if (error === 'wrong-kind') return <Trans>This file type is not accepted.</Trans>
  if (error === 'too-big') return <Trans>Too big: {most} at most.</Trans>
  if (error === 'empty') return <Trans>This file is empty.</Trans>
  if (error === 'too-many') return <Trans>Too many files: remove one first.</Trans>
  if (state === 'failed') return <Trans>Not sent. Check your connection and try again.</Trans>
  if (state === 'cancelled') return <Trans>Cancelled</Trans>
  if (state === 'done') return <Trans>Sent</Trans>
  return <bdi>{formatSize(tag, file.size)}</bdi>
}

/** One file: how far it is, and what can be done about it. */
export function UploadRow({ upload, rules, isReadOnly, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { t } = useLingui()
  const {
    file: { name },
    state,
  } = upload
  const [isAsked, setAsked] = useState(false)
  const isUnderWay = state === 'running' || state === 'waiting'
  return (
    <ListItem
      data-state={state}
      className={styles.row}
      start={<Icon of={icons[state] ?? FileIcon} className={styles.mark} />}
      title={
        <bdi dir="ltr" className={styles.name}>
          {name}
        </bdi>
      }
      note={<UploadNote upload={upload} rules={rules} />}
      end={
        <>
          {upload.onOpen && (
            <IconButton icon={Download} label={t`Download ${name}`} onPress={upload.onOpen} />
          )}
          {/* One button in both states, so that the focus stays on it. */}
          {isReadOnly ? null : upload.onPause ? (
            <IconButton icon={Pause} label={t`Pause ${name}`} onPress={upload.onPause} />
          ) : upload.onResume ? (
            <IconButton icon={Play} label={t`Continue ${name}`} onPress={upload.onResume} />
          ) : null}
          {!isReadOnly && (state === 'failed' || state === 'cancelled') && (
            <IconButton icon={RotateCw} label={t`Send ${name} again`} onPress={onRetry} />
          )}
          {isReadOnly ? null : isUnderWay ? (
            <IconButton
              icon={X}
              label={t`Cancel ${name}`}
              onPress={() => (upload.part > 0 ? setAsked(true) : onCancel())}
            />
          ) : (
            <IconButton icon={X} label={t`Remove ${name} from the list`} onPress={onRemove} />
          )}
        </>
      }
    >
      {isUnderWay && <ProgressBar value={upload.part * 100} label={name} showValue />}
      {isAsked && isUnderWay && (
        <CancelUpload upload={upload} onCancel={onCancel} onClose={() => setAsked(false)} />
      )}
    </ListItem>
  )
}

interface CancelUploadProps {
  upload: ShownUpload<string | number>
  onCancel: () => void
  onClose: () => void
}

/** Asks before what has been sent already is lost. */
function CancelUpload({ upload: { file, part }, onCancel, onClose }: CancelUploadProps) {
  const { tag } = useUi()
  const [gone, whole] = [part * file.size, file.size].map(bytes => isolate(formatSize(tag, bytes)))
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={<Trans>Cancel this upload?</Trans>}
      action={<Trans>Cancel the upload</Trans>}
      keep={<Trans>Keep uploading</Trans>}
      onConfirm={onCancel}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <Text>
        <Trans>
          {gone} of {whole} have been uploaded already. If you cancel, you start again from the beginning.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
