import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, Cloud, CloudCheck, CloudOff } from 'lucide-react'
import { Icon } from '@masar/ui'
import { useFilesUnderWay } from '../files/answer-files.tsx'
import { unsent } from '../model/answers.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import styles from './exam-top.module.css'
import { useIsOnline } from './use-is-online.ts'

/** The truth about the answers and their files: saved, on their way, or waiting here for the network. */
export function SaveStatus({ state }: { state: AttemptState }) {
  const waiting = unsent(state.answers).length
  const files = useFilesUnderWay()
  const isOnline = useIsOnline()
  const isWaiting = waiting > 0 && state.failures > 0
  const [icon, tone] =
    state.rejection !== null
      ? [CircleAlert, 'danger']
      : isWaiting
        ? [CloudOff, 'warning']
        : waiting + files > 0
          ? [Cloud, undefined]
          : isOnline
            ? [CloudCheck, 'success']
            : [CloudOff, 'warning']
  return (
    <p role="status" className={styles.status} data-tone={tone}>
      <Icon of={icon} size={18} />
      <span>
        {state.rejection !== null ? (
          state.rejection
        ) : isWaiting ? (
          <Plural
            value={waiting}
            one="Waiting for the network: # answer, kept on this device"
            other="Waiting for the network: # answers, kept on this device"
          />
        ) : waiting > 0 ? (
          <Trans>Saving…</Trans>
        ) : files > 0 ? (
          <Plural value={files} one="# file on its way" other="# files on their way" />
        ) : isOnline ? (
          <Trans>All saved</Trans>
        ) : (
          <Trans>All saved. No network now: continue, and your answers are saved once it is back.</Trans>
        )}
      </span>
    </p>
  )
}
