import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { isolate } from '@masar/text'
import {
  Banner,
  Button,
  Dialog,
  focusFirstError,
  Isolate,
  NumberField,
  showToast,
  Text,
  TextField,
  useUi,
} from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { zoneName } from '@masar/text/zones'
import { useTimeZone } from '@masar/ui/date-time'
import { useEffect, useRef, useState } from 'react'
import { PrayerWarning } from '../prayers/prayer-warning.tsx'
import { type TaughtLiveLesson, useSetSession } from './api.ts'
import styles from './live-lessons.module.css'
import { fieldsOf, sessionOf, timeOf } from './when.ts'

const usualMinutes = 60

/** When a live lesson is held, and where. What was typed stays when it is refused. */
export function SetDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const zone = zoneName(tag, useTimeZone())
  const set = useSetSession(lesson.id)
  const [given] = useState(() => givenOf(lesson))
  const [day, setDay] = useState<string | null>(given.day)
  const [time, setTime] = useState(given.time)
  const [minutes, setMinutes] = useState<number | null>(given.minutes)
  const [link, setLink] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const host = isolate(lesson.join_host ?? '')
  const session = sessionOf(day, time, minutes)
  useEffect(() => {
    if (set.error) focusFirstError(form.current)
  }, [set.error])
  const save = () => {
    setTried(true)
    if (session === null) return focusFirstError(form.current)
    if (set.isPending) return
    const wanted = link.trim()
    set.mutate(
      { ...session, ...(wanted !== '' && { join_url: wanted }) },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t`The time is set.` })
          onClose()
        },
      },
    )
  }
  const own = (name: string) => fieldError(set.error, name)
  // A wrong start also makes its end wrong: the error is shown once.
  const endError = own('starts_at') ? undefined : own('ends_at')
  const isNamed = ['starts_at', 'ends_at', 'join_url'].some(name => own(name) !== undefined)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={<Trans>When is it held?</Trans>}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={set.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isPending={set.isPending} onPress={save}>
            <Trans>Save the time</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <DateField
          label={t`Day`}
          value={day}
          error={isTried && day === null ? t`Choose the day.` : own('starts_at')}
          onChange={setDay}
        />
        <TextField
          label={t`Begins at`}
          hint={t`On the 24-hour clock, such as 19:00.`}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={time}
          error={isTried && timeOf(time) === null ? t`Type a time such as 19:00.` : undefined}
          onChange={setTime}
        />
        <NumberField
          label={t`Minutes`}
          isWhole
          defaultText={String(given.minutes)}
          error={isTried && !minutes ? t`Say how long it lasts.` : endError}
          onChange={setMinutes}
        />
        <PrayerWarning
          courseId={lesson.course.id}
          planned={session && { from: session.starts_at, until: session.ends_at }}
        />
        <TextField
          type="url"
          label={t`Link to join`}
          hint={
            lesson.join_host === null
              ? t`Learners get it from 15 minutes before the beginning, never earlier.`
              : t`A link to ${host} is set. Leave this empty to keep it.`
          }
          isOptional
          autoComplete="off"
          maxLength={2000}
          value={link}
          error={own('join_url')}
          onChange={setLink}
        />
        <Text size="sm" soft>
          <Trans>
            Times are those of your zone: <Isolate>{zone}</Isolate>. Learners see theirs.
          </Trans>
        </Text>
        {set.error && !isNamed && (
          <Banner tone="danger" isAnnounced>
            {set.error.message}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

function givenOf({ starts_at, ends_at }: TaughtLiveLesson) {
  if (starts_at === null || ends_at === null) return { day: null, time: '', minutes: usualMinutes }
  return {
    ...fieldsOf(starts_at),
    minutes: Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000),
  }
}
