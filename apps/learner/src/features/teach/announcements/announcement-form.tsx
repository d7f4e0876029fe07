import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Button, Card, ConfirmDialog, focusFirstError, Heading, showToast, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from './announcements.module.css'
import { audienceQuery, useSend } from './api.ts'
import { AudienceField } from './audience-field.tsx'
import { aboutToSend, bodyOf, isBlank } from './draft.ts'
import { LanguagePart } from './language-part.tsx'
import { useAnnouncementDraft } from './use-announcement-draft.ts'

/** Writes an announcement, in one language or both; it is kept in this browser until it is sent. */
export function AnnouncementForm({ courseId }: { courseId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, clear } = useAnnouncementDraft(courseId)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const send = useSend(courseId)
  const { data: measured } = useQuery({
    ...audienceQuery(courseId, draft),
    enabled: draft.audience !== 'stuck' || draft.lesson !== '',
  })
  const people = measured?.data.people ?? 0
  const body = bodyOf(draft)
  const isEmpty = isBlank(draft.ar) && isBlank(draft.en)
  const ask = () => {
    setTried(true)
    if (body !== null) return setAsking(true)
    focusFirstError(form.current)
  }
  const confirm = async () => {
    if (body === null) return
    const next = aboutToSend(draft, body)
    change(next)
    const sent = await send.mutateAsync({ body, key: next.sent.key })
    clear()
    setTried(false)
    showToast({
      tone: 'success',
      text: (
        <Plural
          value={sent.people}
          one="Sent: it is on its way to # person."
          other="Sent: it is on its way to # people."
        />
      ),
    })
  }
  return (
    <Card as="section" aria-labelledby="write">
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          ask()
        }}
      >
        <div>
          <Heading level={2} id="write">
            <Trans>Write an announcement</Trans>
          </Heading>
          <Text size="sm" soft>
            <Trans>
              In one language or both: each learner reads their own where there is one. At most two within
              seven days.
            </Trans>
          </Text>
        </div>
        <AudienceField courseId={courseId} draft={draft} isTried={isTried} onChange={change} />
        <div className={styles.languages}>
          {(['ar', 'en'] as const).map(language => (
            <LanguagePart
              key={language}
              language={language}
              written={draft[language]}
              isTried={isTried}
              isBusy={send.isPending}
              isNeeded={isEmpty && language === 'ar'}
              onChange={written => change({ [language]: written })}
            />
          ))}
        </div>
        {send.error && !isAsking && (
          <Banner tone="danger" isAnnounced>
            {send.error.message} <Trans>What you wrote is kept in this browser.</Trans>
          </Banner>
        )}
        <div className={styles.acts}>
          <Button type="submit" iconStart={Send}>
            <Trans>Send to learners</Trans>
          </Button>
          {!isEmpty && (
            <Button variant="quiet" onPress={clear}>
              <Trans>Discard</Trans>
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<Plural value={people} one="Send it to # person?" other="Send it to # people?" />}
        action={<Trans>Send</Trans>}
        failure={send.error?.message ?? ''}
        onConfirm={confirm}
      >
        <Trans>They are notified at once. What was sent can be taken back, but not changed.</Trans>
      </ConfirmDialog>
    </Card>
  )
}
