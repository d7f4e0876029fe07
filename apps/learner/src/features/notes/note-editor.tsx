import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, formatNumber, Text, TextArea, useUi } from '@masar/ui'
import { Check, Trash2 } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { NoteSaver, SaverState } from './drafts/note-saver.ts'
import { PlaceText } from './note-item.tsx'
import styles from './notes.module.css'

/** The maximum length of a note, in characters. */
const longest = 5000

interface NoteEditorProps {
  saver: NoteSaver
  onDone: () => void
  onDelete: () => void
}

/** A note that is being written; it saves itself. */
export function NoteEditor({ saver, onDone, onDelete }: NoteEditorProps) {
  const { t } = useLingui()
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  const box = useRef<HTMLTextAreaElement>(null)
  const { tag } = useUi()
  // What an earlier visit has left takes no focus from a learner who came to read.
  useEffect(() => {
    if (!saver.isLeft) box.current?.focus()
  }, [saver])
  const [count, most] = [formatNumber(tag, state.text.length), formatNumber(tag, longest)]
  const finish = async () => {
    await saver.flush()
    const { status, text } = saver.state()
    if (status === 'saved' || text.trim() === '') onDone()
  }
  return (
    <div className={styles.editor}>
      <PlaceText place={saver.draft} />
      <TextArea
        ref={box}
        label={t`Your note`}
        hint={t`Markdown works here: **bold**, lists with - and links.`}
        value={state.text}
        rows={4}
        error={
          state.text.length > longest && t`A note holds up to ${most} characters. This one has ${count}.`
        }
        onChange={text => saver.write(text)}
        onBlur={() => void saver.flush()}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void finish()
        }}
      />
      <SaverStatus state={state} isNew={saver.draft.id === null} />
      <Decision saver={saver} state={state} onDiscard={onDelete} />
      <div className={styles.acts}>
        <Button size="sm" iconStart={Check} onPress={() => void finish()}>
          <Trans>Close the note</Trans>
        </Button>
        <Button size="sm" variant="quiet" iconStart={Trash2} onPress={onDelete}>
          <Trans>Delete the note</Trans>
        </Button>
      </div>
    </div>
  )
}

function SaverStatus({
  state: { status, text, message, isKept },
  isNew,
}: {
  state: SaverState
  isNew: boolean
}) {
  const isBlank = text.trim() === ''
  return (
    <Text as="div" size="sm" soft role="status">
      {isBlank ? (
        !isNew && <Trans>An empty note is not saved: its last version stays until you delete it.</Trans>
      ) : status === 'saved' ? (
        <Trans>Saved</Trans>
      ) : status === 'unsaved' || status === 'saving' ? (
        <Trans>Saving…</Trans>
      ) : !isKept ? (
        <>
          {message}{' '}
          <Trans>It is not kept in this browser either: leave this page open until it is saved.</Trans>
        </>
      ) : status === 'away' ? (
        <Trans>
          The connection is lost. Your note is kept in this browser, and we save it once it is back.
        </Trans>
      ) : (
        status === 'refused' && (
          <>
            {message} <Trans>Your note is kept in this browser.</Trans>
          </>
        )
      )}
    </Text>
  )
}

/** Changed or deleted elsewhere: its owner says what stays. */
function Decision({
  saver,
  state: { status, theirs },
  onDiscard,
}: {
  saver: NoteSaver
  state: SaverState
  onDiscard: () => void
}) {
  if (status === 'gone')
    return (
      <Banner
        tone="warning"
        title={<Trans>This note was deleted in another tab or on another device</Trans>}
        action={
          <div className={styles.acts}>
            <Button size="sm" onPress={() => void saver.saveAsNew()}>
              <Trans>Save it as a new note</Trans>
            </Button>
            <Button size="sm" variant="secondary" onPress={onDiscard}>
              <Trans>Leave it deleted</Trans>
            </Button>
          </div>
        }
      />
    )
  if (status !== 'changed' || theirs === null) return null
  return (
    <Banner
      tone="warning"
      title={<Trans>This note was changed in another tab or on another device</Trans>}
      action={
        <div className={styles.acts}>
          <Button size="sm" onPress={() => void saver.choose('mine')}>
            <Trans>Keep what is written here</Trans>
          </Button>
          <Button size="sm" variant="secondary" onPress={() => void saver.choose('theirs')}>
            <Trans>Take the other version</Trans>
          </Button>
        </div>
      }
    >
      <Text as="div" size="sm" soft>
        <Trans>The other version:</Trans>
      </Text>
      <pre dir="auto" className={styles.other}>
        {theirs.text}
      </pre>
    </Banner>
  )
}
