import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, EmptyState, focusFirstError, showToast } from '@masar/ui'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useKeptDraft } from '../use-kept-draft.ts'
import { type ExamStructure, useSetStructure } from './api.ts'
import { addSection, ontoStored } from './arrange.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { Conflict } from './conflict.tsx'
import { draftOf, readDraft } from './draft.ts'
import type { Editing } from './editing.ts'
import { structureDrafts } from './kept-drafts.ts'
import { SectionOrder, SectionPart } from './section-part.tsx'
import styles from './structure.module.css'
import { TotalsLine } from './totals-line.tsx'

/** Builds the exam; where it has changed meanwhile, both versions are shown beside each other first. */
export function StructureForm({ structure }: { structure: ExamStructure }) {
  const { t } = useLingui()
  const set = useSetStructure(structure.exam.id)
  const form = useRef<HTMLFormElement>(null)
  const { draft, isChanged, isStale, change, clear } = useKeptDraft({
    drafts: structureDrafts,
    name: String(structure.exam.id),
    state: structure.state,
    stored: () => draftOf(structure),
  })
  const [isTried, setTried] = useState(false)
  const { chosen, choose } = useChosen(structure)
  const questions = useMemo(() => new Map(structure.questions.map(each => [each.id, each])), [structure])
  const { body, problems } = readDraft(draft)
  const [wasFresh, setFresh] = useState<string | null>(null)
  useEffect(() => {
    if (set.error) focusFirstError(form.current)
  }, [set.error])
  const save = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return focusFirstError(form.current)
    if (set.isPending || isStale) return
    set.mutate(body, {
      onSuccess: () => {
        clear()
        setTried(false)
        showToast({ tone: 'success', text: t`The exam is saved.` })
      },
    })
  }
  const editing: Editing = {
    draft,
    languages: structure.course.languages,
    questions,
    chosen,
    problems: isTried ? problems : {},
    error: set.error,
    choose,
    change,
  }
  const add = () => {
    const { key, ...arranged } = addSection(draft)
    setFresh(key)
    change(arranged)
  }
  if (structure.questions.length === 0)
    return (
      <EmptyState drawing="courses" title={<Trans>No questions yet</Trans>}>
        <Trans>Bring in questions or write some first; then they can be put in order here.</Trans>
      </EmptyState>
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
      <TotalsLine draft={draft} isLive />
      <ChosenBar editing={editing} />
      <SectionOrder editing={editing} />
      {draft.sections.length === 0 ? (
        <SectionPart editing={editing} section={null} />
      ) : (
        draft.sections.map(section => (
          <SectionPart
            key={section.key}
            editing={editing}
            section={section}
            isFresh={section.key === wasFresh}
          />
        ))
      )}
      {draft.sections.length < 20 && (
        <Button variant="secondary" iconStart={Plus} className={styles.start} onPress={add}>
          <Trans>Add a section</Trans>
        </Button>
      )}
      {isStale ? (
        <Conflict
          mine={draft}
          stored={structure}
          questions={questions}
          onMine={() => change(ontoStored(draft, structure))}
          onStored={clear}
        />
      ) : (
        set.error &&
        set.error.code !== 'conflict' && (
          <Banner tone="danger" isAnnounced>
            {fieldError(set.error, 'places') ?? set.error.message}
          </Banner>
        )
      )}
      <div className={styles.acts}>
        <Button type="submit" isPending={set.isPending} isDisabled={!isChanged || isStale}>
          <Trans>Save the exam</Trans>
        </Button>
        <Button variant="secondary" isDisabled={!isChanged || set.isPending} onPress={clear}>
          <Trans>Discard the changes</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Which questions are chosen, of those that are there. */
function useChosen({ questions }: ExamStructure) {
  const [all, setAll] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(
    () => new Set(questions.flatMap(({ id }) => (all.has(id) ? [id] : []))),
    [all, questions],
  )
  const choose = (ids: readonly number[], isChosen: boolean) => {
    setAll(new Set(isChosen ? [...chosen, ...ids] : [...chosen].filter(id => !ids.includes(id))))
  }
  return { chosen, choose }
}
