import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, Dialog, Heading, showToast, Text, TextField } from '@masar/ui'
import { useRef, useState } from 'react'
import { type LiveExam, useSetPassword } from './api.ts'
import styles from './live.module.css'

/** Whether a start asks for a password, and setting one: it is never shown again. */
export function PasswordSetting({ exam }: { exam: LiveExam }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const set = useSetPassword(exam.exam.id)
  const remove = () =>
    set.mutate(null, {
      onSuccess: () => showToast({ tone: 'success', text: t`The exam starts without a password now.` }),
      onError: error => showToast({ tone: 'danger', text: error.message }),
    })
  return (
    <section className={styles.given}>
      <div className={styles.givenHead}>
        <Heading level={2}>
          <Trans>Password of the exam</Trans>
        </Heading>
        <div className={styles.acts}>
          {exam.has_password && (
            <Button size="sm" variant="quiet" isPending={set.isPending} onPress={remove}>
              <Trans>Take the password away</Trans>
            </Button>
          )}
          <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
            {exam.has_password ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
          </Button>
        </div>
      </div>
      <Text soft>
        {exam.has_password ? (
          <Trans>
            Learners type it before they start. Attempts under way continue without it. It is stored so that
            nobody can read it; if it is forgotten, set another one.
          </Trans>
        ) : (
          <Trans>Learners start without a password.</Trans>
        )}
      </Text>
      {isOpen && <PasswordDialog examId={exam.exam.id} onClose={() => setOpen(false)} />}
    </section>
  )
}

const least = 4

function PasswordDialog({ examId, onClose }: { examId: number; onClose: () => void }) {
  const { t } = useLingui()
  const set = useSetPassword(examId)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isShort = password.trim().length < least
  const save = () => {
    setTried(true)
    if (isShort) return field.current?.focus()
    if (set.isPending) return
    set.mutate(password.trim(), {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The password is set. Tell it to your learners.` })
        onClose()
      },
    })
  }
  const own = fieldError(set.error, 'password')
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={<Trans>Password of the exam</Trans>}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={set.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isPending={set.isPending} onPress={save}>
            <Trans>Save the password</Trans>
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          ref={field}
          label={t`Password`}
          hint={t`At least four characters, easy to read out. Digits of either kind are the same.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={password}
          error={isTried && isShort ? t`Type at least four characters.` : own}
          onChange={setPassword}
        />
        {set.error && !own && (
          <Banner tone="danger" isAnnounced>
            {set.error.message}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
