import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Card, EmptyState, focusFirstError, showToast, Text } from '@masar/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useKeptDraft } from '../use-kept-draft.ts'
import { type ChaptersToWrite, useWriteChapters } from './api.ts'
import { ChapterRow } from './chapter-row.tsx'
import styles from './chapters.module.css'
import { Conflict } from './conflict.tsx'
import { type ChapterDraft, draftOf, most, newChapter, readDraft } from './draft.ts'
import { chapterDrafts } from './kept-drafts.ts'

/** Writes the chapters of a video; all of them are saved in one act, in the order of their times. */
export function ChaptersForm({ written }: { written: ChaptersToWrite }) {
  const { t } = useLingui()
  const { lesson, course } = written
  const set = useWriteChapters(lesson.id)
  const form = useRef<HTMLFormElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { draft, isChanged, isStale, change, clear } = useKeptDraft({
    drafts: chapterDrafts,
    name: String(lesson.id),
    state: written.state,
    stored: () => draftOf(written),
  })
  const { chapters } = draft
  const [isTried, setTried] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const { body, keys, problems } = readDraft(draft, lesson, course.languages)
  useEffect(() => {
    if (set.error) focusFirstError(form.current)
  }, [set.error])
  const save = () => {
    setTried(true)
    if (problems.size > 0) return focusFirstError(form.current)
    if (set.isPending || isStale) return
    set.mutate(body, {
      onSuccess: () => {
        clear()
        setTried(false)
        setAdded(null)
        showToast({ tone: 'success', text: t`The chapters are saved.` })
        // A row that was new is another one now, and the button that saved is off.
        requestAnimationFrame(
          () => document.activeElement?.matches('body, :disabled') && add.current?.focus(),
        )
      },
    })
  }
  const row = (chapter: ChapterDraft, at: number) => (
    <ChapterRow
      key={chapter.key}
      chapter={chapter}
      number={at + 1}
      sentAt={keys.indexOf(chapter.key)}
      takesFocus={chapter.key === added}
      written={written}
      problems={(isTried && problems.get(chapter.key)) || null}
      error={set.error}
      onChange={to =>
        change({ chapters: chapters.map(each => (each.key === chapter.key ? { ...each, ...to } : each)) })
      }
      onRemove={() => {
        change({ chapters: chapters.filter(({ key }) => key !== chapter.key) })
        add.current?.focus()
      }}
    />
  )
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {chapters.length === 0 ? (
        <EmptyState drawing="courses" title={<Trans>No chapters yet</Trans>}>
          <Trans>Two or three are enough for learners to find their way in a video of some minutes.</Trans>
        </EmptyState>
      ) : (
        <Card>
          <ol className={styles.rows} aria-label={t`Chapters`}>
            {chapters.map(row)}
          </ol>
        </Card>
      )}
      <div className={styles.acts}>
        <Button
          ref={add}
          size="sm"
          variant="secondary"
          iconStart={Plus}
          isDisabled={chapters.length >= most.chapters}
          onPress={() => {
            const chapter = newChapter(chapters)
            setAdded(chapter.key)
            change({ chapters: [...chapters, chapter] })
          }}
        >
          <Trans>Add a chapter</Trans>
        </Button>
        {chapters.length >= most.chapters && <Trans>There is no room for more.</Trans>}
      </div>
      {isStale ? (
        <Conflict
          mine={draft}
          stored={draftOf(written)}
          onMine={() => change({ state: written.state })}
          onStored={clear}
        />
      ) : (
        set.error &&
        set.error.code !== 'conflict' && (
          <Banner tone="danger" isAnnounced>
            {set.error.message}
          </Banner>
        )
      )}
      <SaveActs
        isPending={set.isPending}
        isChanged={isChanged}
        isStale={isStale}
        onDiscard={() => {
          setTried(false)
          clear()
        }}
      />
    </form>
  )
}

interface SaveActsProps {
  isPending: boolean
  isChanged: boolean
  isStale: boolean
  onDiscard: () => void
}

function SaveActs({ isPending, isChanged, isStale, onDiscard }: SaveActsProps) {
  return (
    <>
      <Text size="sm" soft>
        <Trans>Whatever their order here, they are saved in the order of their times.</Trans>
      </Text>
      <div className={styles.acts}>
        <Button type="submit" isPending={isPending} isDisabled={!isChanged || isStale}>
          <Trans>Save the chapters</Trans>
        </Button>
        <Button variant="secondary" isDisabled={!isChanged || isPending} onPress={onDiscard}>
          <Trans>Discard the changes</Trans>
        </Button>
      </div>
    </>
  )
}
