import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, ConfirmDialog, formatNumber, Text, TextArea, useUi } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { NewPost } from './api.ts'
import type { DraftPlace } from './post-drafts.ts'
import styles from './questions.module.css'
import { type EditedWords, useDraft } from './use-draft.ts'

/** The maximum length of a post, in characters. */
const longest = 5000

interface PostComposerProps {
  place: DraftPlace
  label: string
  /** Names the act of its button. */
  action: ReactNode
  /** What is edited: it begins with the words that stand there. */
  edited?: EditedWords
  /** @throws ApiError */
  onSend: (post: NewPost) => Promise<unknown>
  onCancel?: () => void
  /** The user pressed a button to write here. */
  takesFocus?: boolean
  /** Stands between the words and the buttons, and may read what is written. */
  children?: (text: string) => ReactNode
}

/** Words that are written to others: kept in this browser until the service has them. */
export function PostComposer({
  place,
  label,
  action,
  edited,
  onSend,
  onCancel,
  takesFocus = false,
  children,
}: PostComposerProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isGivingUp, setGivingUp] = useState(false)
  const { draft, write, clear, renewKey } = useDraft(place, edited)
  const send = useMutation<unknown, ApiError>({
    mutationFn: () => onSend({ ...draft, renewKey }),
    onSuccess: () => {
      // The button rests with nothing to send, and would drop the focus.
      if (box.current?.form?.contains(document.activeElement)) box.current.focus()
      clear()
    },
  })
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const { text } = draft
  const [count, most] = [formatNumber(tag, text.length), formatNumber(tag, longest)]
  const isTooLong = text.length > longest
  const submit = () => {
    if (text.trim() === '' || isTooLong) box.current?.focus()
    else if (!send.isPending) send.mutate()
  }
  const giveUp = () => {
    clear()
    onCancel?.()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        ref={box}
        label={label}
        hint={t`Markdown works here: **bold**, lists with - and links.`}
        value={text}
        rows={4}
        // What is typed meanwhile would be cleared with what was sent.
        readOnly={send.isPending}
        error={isTooLong && t`There is room for ${most} characters. You have written ${count}.`}
        onChange={write}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      {children?.(text)}
      {send.error && (
        <Banner tone="danger" role="alert">
          {send.error.message} <Trans>What you wrote is kept in this browser.</Trans>
        </Banner>
      )}
      <div className={styles.acts}>
        <Button type="submit" iconStart={Send} isPending={send.isPending} isDisabled={text.trim() === ''}>
          {action}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            isDisabled={send.isPending}
            onPress={() => (text.trim() === (edited?.base ?? '').trim() ? giveUp() : setGivingUp(true))}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      {isGivingUp && (
        <ConfirmDialog
          title={<Trans>Discard what you wrote?</Trans>}
          action={<Trans>Discard</Trans>}
          isDanger
          isOpen
          onOpenChange={setGivingUp}
          onConfirm={giveUp}
        >
          <Text>
            <Trans>It is not sent yet, and cannot be brought back.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </form>
  )
}
