import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, ConfirmDialog, Heading, Isolate, linkClass, Text } from '@masar/ui'
import { useRef, useState } from 'react'
import type { Draft } from './drafts/draft-store.ts'
import { PlaceText } from './note-item.tsx'
import styles from './my-notes.module.css'
import type { LeftDrafts } from './use-left-drafts.ts'

/** Drafts in this browser alone, of a lesson that may be closed by now, so that they show nowhere else. */
export function WaitingDrafts({ left: { drafts, isSending, send, discard } }: { left: LeftDrafts }) {
  const [asked, setAsked] = useState<Draft>()
  const heading = useRef<HTMLHeadingElement>(null)
  if (drafts.length === 0) return null
  return (
    <Card as="section" className={styles.waiting} aria-labelledby="waiting-notes">
      <Heading level={2} size="sm" id="waiting-notes" ref={heading} tabIndex={-1}>
        <Trans>Notes that are not saved yet</Trans>
      </Heading>
      <Text>
        <Trans>
          They are only in this browser. We send them whenever you open this page; if a lesson is closed to
          you by now, copy what you need.
        </Trans>
      </Text>
      <ul className={styles.drafts}>
        {drafts.map(draft => (
          <li key={draft.key} className={styles.draft}>
            <PlaceText place={draft} />
            <Text as="div" className={styles.draftText}>
              <Isolate>{draft.text}</Isolate>
            </Text>
            <span className={styles.draftActs}>
              <AppLink to={`/lesson/${draft.lesson}?tab=notes`} className={linkClass()}>
                <Trans>To the lesson</Trans>
              </AppLink>
              <Button size="sm" variant="quiet" onPress={() => setAsked(draft)}>
                <Trans>Delete the note</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" isPending={isSending} onPress={send}>
        <Trans>Send them now</Trans>
      </Button>
      {asked && (
        <ConfirmDialog
          title={<Trans>Delete this note?</Trans>}
          action={<Trans>Delete the note</Trans>}
          isDanger
          isOpen
          onOpenChange={isOpen => !isOpen && setAsked(undefined)}
          onConfirm={() => {
            discard(asked)
            heading.current?.focus()
          }}
        >
          <Text>
            <Trans>It is only in this browser, so it can’t be brought back.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </Card>
  )
}
