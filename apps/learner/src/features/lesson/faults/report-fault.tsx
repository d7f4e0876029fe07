import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Checkbox, Dialog, RadioGroup, showToast, Text, TextArea } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { clockText } from '../../notes/clock-text.ts'
import { useDraft } from '../../questions/use-draft.ts'
import { type FaultKind, type FaultPlace, reportFault } from './api.ts'
import styles from './faults.module.css'
import { useFaultKinds } from './use-fault-kinds.ts'

/** The API's maximum length, in characters. */
const longest = 2000

interface ReportFaultProps {
  lessonId: number
  place: FaultPlace
  onClose: () => void
}

/** Reports something wrong with a lesson to its instructor, with the place. What is typed stays until it is sent. */
export function ReportFault({ lessonId, place, onClose }: ReportFaultProps) {
  const { t } = useLingui()
  const kinds = useFaultKinds()
  const [kind, setKind] = useState<FaultKind>()
  const { draft, write, clear } = useDraft(
    place.quote === null ? `fault/${lessonId}` : `fault/${lessonId}/${place.quote}`,
  )
  const [isPlaced, setPlaced] = useState(place.position !== 0)
  const [isMissing, setMissing] = useState(false)
  const report = useMutation<unknown, ApiError, FaultKind>({
    mutationFn: chosen =>
      reportFault(lessonId, chosen, draft.text, isPlaced ? place : { position: null, quote: null }),
    onSuccess: () => {
      clear()
      showToast({ text: t`Thank you. The instructor will be told.`, tone: 'success' })
      onClose()
    },
  })
  const time = place.position === null ? '' : clockText(place.position)
  return (
    <Dialog
      title={<Trans>Report a problem with this lesson</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button
            variant="secondary"
            onPress={() => {
              clear()
              onClose()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            isPending={report.isPending}
            onPress={() => (kind === undefined ? setMissing(true) : report.mutate(kind))}
          >
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {place.quote !== null && (
          <Text as="div" soft>
            <q dir="auto">{place.quote}</q>
          </Text>
        )}
        <RadioGroup
          label={t`What did you find?`}
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          value={kind ?? null}
          error={isMissing && kind === undefined && t`Choose one of them.`}
          onChange={value => setKind(value as FaultKind)}
        />
        <TextArea
          label={t`What should the instructor know?`}
          isOptional
          value={draft.text}
          maxLength={longest}
          rows={4}
          onChange={write}
        />
        {place.position !== null && (
          <Checkbox checked={isPlaced} onChange={setPlaced}>
            <Trans>
              At <bdi dir="ltr">{time}</bdi> of the video
            </Trans>
          </Checkbox>
        )}
        {report.error && (
          <Banner tone="danger" role="alert">
            {report.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
