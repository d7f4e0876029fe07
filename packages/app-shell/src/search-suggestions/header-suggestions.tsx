import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@masar/site-map'
import { cx, Isolate, Text, VisuallyHidden } from '@masar/ui'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { useGo } from '../navigation/use-go.ts'
import { SuggestionMessages } from './messages.ts'
import styles from './suggestions.module.css'
import { useComboboxField } from './use-combobox-field.ts'
import { type SuggestedCourses, useSuggestedCourses } from './use-suggested-courses.ts'

export interface SuggestionsProps {
  /** What holds the search field; the list opens below it. */
  box: HTMLElement
  typed: string
}

/** Whether the list is open, and which of its options is active; typing on opens it without one. */
function useList(typed: string, count: number, hasWords: boolean) {
  const [seen, setSeen] = useState(typed)
  /** What was typed when the list was closed. */
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [chosen, setChosen] = useState(-1)
  if (seen !== typed) {
    setSeen(typed)
    setClosedAt(null)
    setChosen(-1)
  }
  const active = chosen < count ? chosen : -1
  return {
    isOpen: closedAt !== typed && count > 0,
    /** Whether the words stand where the list would. */
    isTold: closedAt !== typed && count === 0 && hasWords,
    active,
    /** From the field to the first or the last option, and behind these back to the field. */
    move: (step: 1 | -1) => {
      setClosedAt(null)
      setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1)
    },
    close: () => {
      setClosedAt(typed)
      setChosen(-1)
    },
  }
}

function Suggestions({ box, typed }: SuggestionsProps) {
  const { t } = useLingui()
  const go = useGo()
  const id = useId()
  const { courses, state } = useSuggestedCourses(typed)
  const isWaiting = useSlow(state === 'searching' && courses.length === 0)
  const { isOpen, isTold, active, move, close } = useList(
    typed,
    courses.length,
    state === 'failed' || (state === 'searching' && isWaiting),
  )
  const idOf = (index: number) => `${id}-${index}`
  const open = (course: (typeof courses)[number] | undefined) => {
    close()
    if (course) go(`/Course/${course.id}`)
  }
  useComboboxField({
    box,
    listId: id,
    isOpen,
    activeId: isOpen && active >= 0 ? idOf(active) : undefined,
    onMove: move,
    onClose: close,
    onChoose: () => open(courses[active]),
  })
  return (
    <>
      <div id={id} role="listbox" aria-label={t`Suggested courses`} className={styles.list} hidden={!isOpen}>
        {courses.map((course, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the field choose
          <div
            key={course.id}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus: leaving it closes the list.
            onMouseDown={event => event.preventDefault()}
            onClick={() => open(course)}
          >
            <Isolate>{course.title}</Isolate>
            <Text as="span" size="xs" soft>
              <Isolate>{course.instructor.name}</Isolate>
            </Text>
          </div>
        ))}
      </div>
      {isTold && (
        <Text size="sm" soft className={cx(styles.list, styles.told)} aria-hidden>
          <Told state={state} />
        </Text>
      )}
      <VisuallyHidden role="status">
        {isOpen && <Plural value={courses.length} one="# suggested course" other="# suggested courses" />}
        {isTold && <Told state={state} />}
      </VisuallyHidden>
    </>
  )
}

/** Why there is no suggestion, and that the search itself works. */
function Told({ state }: Pick<SuggestedCourses, 'state'>) {
  return state === 'failed' ? (
    <Trans>Suggestions are not available right now. You can still search.</Trans>
  ) : (
    <Trans>Looking for courses…</Trans>
  )
}

/** Whether something takes longer than one notices: what comes at once is not announced first. */
function useSlow(isGoing: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  if (isSlow && !isGoing) setSlow(false)
  useEffect(() => {
    if (!isGoing) return
    const waiting = setTimeout(() => setSlow(true), 400)
    return () => clearTimeout(waiting)
  }, [isGoing])
  return isSlow && isGoing
}

function HeaderSuggestions(props: SuggestionsProps) {
  return (
    <SuggestionMessages>
      <Suggestions {...props} />
    </SuggestionMessages>
  )
}

/** The suggestions with their sentences, for `lazy`. */
export async function loadSuggestions(): Promise<{ default: ComponentType<SuggestionsProps> }> {
  await SuggestionMessages.load(i18n.locale as Locale)
  return { default: HeaderSuggestions }
}
