import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, DateField, Isolate, NumberField, showToast, Text, TextArea, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { Failure } from '../../people/parts/failure.tsx'
import partStyles from '../../people/parts/parts.module.css'
import { PersonField } from '../../people/parts/person-field.tsx'
import { type OutsideTraining, useCorrectTraining, useEnterTraining } from './api.ts'
import styles from './disclosure.module.css'
import { TrainingFile, TrainingFileField } from './training-file.tsx'
import { type DraftField, draftOf, factsOf, problemsOf } from './training-draft.ts'

interface TrainingDialogProps {
  year: number
  /** What is corrected; left out, a training is added. */
  training?: OutsideTraining
  onClose: () => void
}

/** Adds training that an employee had elsewhere, or corrects it. What was typed stays on an error. */
// long: one form in a dialog, its fields one below the other
export function TrainingDialog({ year, training, onClose }: TrainingDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [entering, correcting] = [useEnterTraining(), useCorrectTraining(training?.id ?? 0)]
  const [draft, setDraft] = useState(() => draftOf(training))
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const { isPending, error } = training ? correcting : entering
  const calendar = useCalendar()
  const problems = problemsOf(draft, calendar?.today ?? null)
  const words: Record<DraftField, string> = {
    person: t`Choose who had the training.`,
    title: t`Say what it was.`,
    day: t`Choose today or an earlier day.`,
    hours: t`Enter the hours, up to 1,000.`,
    riyals: t`Enter an amount from 0 to 1,000,000,000.`,
    evidence: t`Say what shows it.`,
  }
  const errorOf = (field: DraftField, sent: string) =>
    fieldError(error, sent) ?? (isTried && problems.includes(field) ? words[field] : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.length > 0) return document.getElementById(`${id}${problems[0]}`)?.focus()
    const facts = factsOf(draft, training)
    const done = (isFileKept: boolean) => {
      if (!isFileKept)
        showToast({
          tone: 'danger',
          text: t`The training was added, but its file could not be kept. Add it to the training in the list.`,
        })
      else
        showToast({
          tone: 'success',
          text: training ? t`The training was corrected` : t`The training was added`,
        })
      onClose()
    }
    if (training) correcting.mutate(facts, { onSuccess: () => done(true) })
    else if (draft.person)
      entering.mutate(
        { employee_id: draft.person.id, ...facts, file },
        { onSuccess: ({ isFileKept }) => done(isFileKept) },
      )
  }
  return (
    <Dialog
      title={training ? <Trans>Correct training elsewhere</Trans> : <Trans>Add training elsewhere</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={isPending}>
            {training ? <Trans>Save the correction</Trans> : <Trans>Add training</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={partStyles.form}>
        {training ? (
          <Text strong>
            <Isolate>{training.name}</Isolate>
          </Text>
        ) : (
          <PersonField
            label={t`Who had the training`}
            isOptional={false}
            person={draft.person}
            error={errorOf('person', 'employee_id')}
            onChange={person => setDraft(known => ({ ...known, person }))}
          />
        )}
        <TextField
          id={`${id}title`}
          label={t`What it was`}
          maxLength={200}
          value={draft.title}
          error={errorOf('title', 'title')}
          onChange={title => setDraft({ ...draft, title })}
        />
        <DateField
          label={t`Completed on`}
          value={draft.day}
          error={errorOf('day', 'completed_on')}
          onChange={day => setDraft(known => ({ ...known, day }))}
        />
        {draft.day !== null && !draft.day.startsWith(String(year)) && (
          <Text size="sm" soft role="status">
            <Trans>It counts for the year of this day, not for the one that is shown.</Trans>
          </Text>
        )}
        <div className={styles.pair}>
          <NumberField
            id={`${id}hours`}
            label={t`Training hours`}
            defaultText={draft.hours === null ? '' : String(draft.hours)}
            error={errorOf('hours', 'minutes')}
            onChange={hours => setDraft({ ...draft, hours })}
          />
          <NumberField
            id={`${id}riyals`}
            label={t`Cost in riyals`}
            hint={t`VAT included`}
            isOptional
            text={draft.riyalsText}
            error={errorOf('riyals', 'cost')}
            onChange={(riyals, riyalsText) => setDraft({ ...draft, riyals, riyalsText })}
          />
        </div>
        <TextArea
          id={`${id}evidence`}
          label={t`Evidence`}
          hint={t`The number of a document, or where it is kept`}
          rows={2}
          maxLength={500}
          value={draft.evidence}
          error={errorOf('evidence', 'evidence')}
          onChange={evidence => setDraft({ ...draft, evidence })}
        />
        {training ? (
          <TrainingFile training={training} mayChange />
        ) : file === null ? (
          <TrainingFileField isOptional onSend={async chosen => setFile(chosen)} />
        ) : (
          <div className={styles.acts}>
            <Isolate>{file.name}</Isolate>
            <Button size="sm" variant="secondary" onPress={() => setFile(null)}>
              <Trans>Leave the file out</Trans>
            </Button>
          </div>
        )}
        <Failure error={error} />
      </form>
    </Dialog>
  )
}
