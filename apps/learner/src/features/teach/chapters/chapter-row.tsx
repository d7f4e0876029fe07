import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { formatNumber, IconButton, TextField, useUi } from '@masar/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BothTexts } from '../both-texts.tsx'
import { clockOf } from '../clock.ts'
import type { ChaptersToWrite } from './api.ts'
import styles from './chapters.module.css'
import { type ChapterDraft, type ChapterProblems, most } from './draft.ts'

interface ChapterRowProps {
  chapter: ChapterDraft
  /** From 1, as it stands here. */
  number: number
  /** Where it stands among those that are sent: the service names it by that. */
  sentAt: number
  /** It was added just now. */
  takesFocus: boolean
  written: ChaptersToWrite
  problems: ChapterProblems | null
  error: ApiError | null
  onChange: (to: Partial<ChapterDraft>) => void
  onRemove: () => void
}

/** A chapter: where it begins, and what it is called in each language. */
export function ChapterRow(props: ChapterRowProps) {
  const { chapter, sentAt, takesFocus, written, problems, error, onChange, onRemove } = props
  const { t } = useLingui()
  const { tag } = useUi()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const number = formatNumber(tag, props.number)
  const missing = problems?.title[0]
  const refused = (field: string) => fieldError(error, `chapters.${sentAt}.${field}`)
  return (
    <li ref={row} className={styles.row}>
      <TimeField
        value={chapter.at}
        last={written.lesson.last_second}
        problem={problems?.at ?? null}
        refused={refused('second')}
        onChange={at => onChange({ at })}
      />
      <BothTexts
        label={t`Chapter title`}
        languages={written.course.languages}
        value={chapter.title}
        maxLength={most.title}
        error={missing ? t`Fill this in.` : (refused('title.ar') ?? refused('title.en'))}
        errorIn={missing ?? (refused('title.ar') === undefined ? 'en' : 'ar')}
        onChange={title => onChange({ title })}
      />
      <IconButton icon={X} label={t`Remove chapter ${number}`} onPress={onRemove} />
    </li>
  )
}

interface TimeFieldProps {
  value: string
  /** The last second at which a chapter can begin. */
  last: number | null
  problem: ChapterProblems['at']
  refused: string | undefined
  onChange: (at: string) => void
}

function TimeField({ value, last, problem, refused, onChange }: TimeFieldProps) {
  const { t } = useLingui()
  const end = last === null ? null : clockOf(last)
  const problems = {
    clock: t`Type minutes and seconds with a colon between, such as 4:05.`,
    late: end === null ? '' : t`The video ends there already. Type ${end} or less.`,
    taken: t`Another chapter begins there already.`,
  }
  return (
    <TextField
      label={t`Begins at`}
      dir="ltr"
      autoComplete="off"
      value={value}
      error={problem === null ? refused : problems[problem]}
      onChange={onChange}
    />
  )
}
