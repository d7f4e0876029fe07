import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { nameOf, useApp, useSession } from '@masar/app-shell'
import {
  Banner,
  Button,
  Card,
  DurationText,
  EmailField,
  FormErrorSummary,
  Heading,
  Ltr,
  Text,
  TextArea,
  TextField,
} from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dropContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts'
import { type ContactMessage, sendMessage } from './send-message.ts'
import styles from './content.module.css'

const fields = ['name', 'email', 'subject', 'message'] as const
const idOf = (field: string) => `contact-${field}`
/** One thing at a time: the first message says what is wanted most. */
const errorOf = (error: ApiError | null, field: string) => error?.errors[field]?.[0]

/** Writes to the team. The service decides what is right; what was typed stays until it has arrived. */
export function ContactForm() {
  const owner = useSession(session => session.email) ?? null
  // Anew for another person: what somebody writes is theirs.
  return <FormOf key={owner} owner={owner} />
}

function FormOf({ owner }: { owner: string | null }) {
  const { locale } = useApp()
  const [message, setMessage] = useState<ContactMessage>({
    name: useSession(session => nameOf(session, locale)),
    email: owner ?? '',
    subject: '',
    message: '',
  })
  const [attempt, setAttempt] = useState(0)
  const labels = useLabels()
  const sending = useMutation<unknown, ApiError, ContactMessage>({
    mutationFn: sendMessage,
    onSuccess: dropContactDraft,
  })
  const write = (next: ContactMessage) => {
    setMessage(next)
    keepContactDraft(owner, next)
  }
  const form = useRef<HTMLFormElement>(null)
  const { error } = sending
  useEffect(() => {
    // What was typed before the page was live is not lost.
    const typed = [...new FormData(form.current ?? undefined)]
    setMessage(last => {
      const early = typed.filter(([name, text]) => text !== '' && text !== last[name as keyof ContactMessage])
      return { ...last, ...readContactDraft(owner), ...Object.fromEntries(early) }
    })
  }, [owner])
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  if (sending.isSuccess) {
    return (
      <Sent
        email={message.email}
        onAgain={() => {
          setMessage({ ...message, subject: '', message: '' })
          sending.reset()
        }}
      />
    )
  }
  return (
    <Card data-needs-script>
      <form
        // A method that sends nothing: before the page is live, what a person wrote must not get into the address.
        ref={form}
        method="dialog"
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          setAttempt(attempt + 1)
          if (!sending.isPending) sending.mutate(message)
        }}
      >
        <FormErrorSummary
          attempt={attempt}
          errors={fields.flatMap(field => {
            const text = errorOf(error, field)
            return text === undefined ? [] : [{ fieldId: idOf(field), message: `${labels[field]}: ${text}` }]
          })}
        />
        <SendFailure error={error} />
        <ContactFields message={message} error={error} onChange={write} />
        <Button type="submit" isPending={sending.isPending} iconEnd={Send}>
          <Trans>Send the message</Trans>
        </Button>
      </form>
    </Card>
  )
}

function useLabels(): Record<(typeof fields)[number], string> {
  const { t } = useLingui()
  return { name: t`Your name`, email: t`Your e-mail`, subject: t`Subject`, message: t`Message` }
}

function ContactFields({
  message,
  error,
  onChange,
}: {
  message: ContactMessage
  error: ApiError | null
  onChange: (message: ContactMessage) => void
}) {
  const { t } = useLingui()
  const labels = useLabels()
  const field = (name: keyof ContactMessage) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: message[name],
    error: errorOf(error, name),
    onChange: (value: string) => onChange({ ...message, [name]: value }),
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <EmailField {...field('email')} autoComplete="email" hint={t`We will reply to this address.`} />
      </div>
      <TextField {...field('subject')} maxLength={150} />
      <TextArea
        {...field('message')}
        rows={6}
        maxLength={5000}
        hint={t`Ten characters at least. The more exactly you say it, the sooner we can help.`}
      />
    </>
  )
}

/** What went wrong beside the fields: too many messages, no connection. */
function SendFailure({ error }: { error: ApiError | null }) {
  if (!error || error.status === 422) return null
  return (
    <div role="alert">
      <Banner tone="danger" title={<Trans>The message was not sent</Trans>}>
        <p>
          {error.kind === 'answer' ? (
            error.message
          ) : (
            <Trans>
              There is no connection just now. What you wrote stays here; send it again once you are
              connected.
            </Trans>
          )}
        </p>
        {error.status === 429 && error.retryAfter !== undefined && (
          <p>
            <Trans>
              You can write again in <DurationText seconds={error.retryAfter} />.
            </Trans>
          </p>
        )}
      </Banner>
    </div>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className={styles.sent}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <Trans>Your message has arrived</Trans>
      </Heading>
      <Text>
        <Trans>
          Thank you. We will reply to <Ltr>{email}</Ltr>, usually within two working days.
        </Trans>
      </Text>
      <Button variant="secondary" onPress={onAgain}>
        <Trans>Write another message</Trans>
      </Button>
    </Card>
  )
}
