import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, LoadError, AppLink, useCarried, useGo } from '@masar/app-shell'
import {
  Button,
  Card,
  cx,
  FieldError,
  Heading,
  IconButton,
  Isolate,
  LinkButton,
  showToast,
  Skeleton,
  Switch,
  Text,
} from '@masar/ui'
import { SortableList } from '@masar/ui/sortable-list'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import { NamesFields, typedNamesOf, useNamesField } from '../../people/parts/names-fields.tsx'
import { useSavePath } from '../acts.ts'
import styles from '../learn.module.css'
import { AddingField } from '../../people/parts/adding-field.tsx'
import { CourseField, type CourseRef } from '../../people/parts/course-field.tsx'
import { addressOf } from '../place.ts'
import { type LearningPath, pathQuery } from '../queries.ts'

/** As many as one path takes. */
const mostCourses = 50

/** Writes a learning path, or changes one. */
export function PathEditor({ id }: { id: number | undefined }) {
  const query = useQuery({ ...pathQuery(id ?? 0), enabled: id !== undefined })
  const [read, setRead] = useState(0)
  const path = query.data?.data ?? null
  const again = async () => {
    await query.refetch()
    setRead(read + 1)
  }
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        {id === undefined ? <Trans>New learning path</Trans> : <Trans>Edit the learning path</Trans>}
      </Heading>
      {id !== undefined && query.isPending && <Skeleton shape="block" height="16rem" />}
      {query.isError && !path && (
        <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {(id === undefined || path) && <Form key={read} path={path} onReadAgain={() => void again()} />}
    </div>
  )
}

interface FormProps {
  path: LearningPath | null
  /** It has changed meanwhile: shows the new version. */
  onReadAgain: () => void
}

/** What is written, as it was when the form opened: a version that comes later must not be saved over unseen. */
function usePathForm(path: LearningPath | null) {
  const [draft, setDraft] = useCarried('path', () => ({
    known: path && { id: path.id, version: path.version },
    names: typedNamesOf(path?.names),
    isOrdered: path?.order_enforced ?? false,
    courses: (path?.courses ?? []) as CourseRef[],
  }))
  const { known, isOrdered, courses } = draft
  const names = useNamesField(draft.names, typed => setDraft({ ...draft, names: typed }))
  const setOrdered = (to: boolean) => setDraft({ ...draft, isOrdered: to })
  const setCourses = (to: CourseRef[]) => setDraft({ ...draft, courses: to })
  // What was chosen before a change of language is named in the one that is read now, as far as the path knows it.
  const named = courses.map(course => path?.courses.find(({ id }) => id === course.id) ?? course)
  const saving = useSavePath(known)
  return { names, isOrdered, setOrdered, courses: named, setCourses, saving }
}

// long: one form, its parts one below the other
function Form({ path, onReadAgain }: FormProps) {
  const { t } = useLingui()
  const id = useId()
  const go = useGo()
  const { names, isOrdered, setOrdered, courses, setCourses, saving } = usePathForm(path)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const written = names.read()
    const isEmpty = courses.length === 0
    setMissing(isEmpty)
    if (!written) return
    if (isEmpty) return document.getElementById(`${id}courses`)?.querySelector('input')?.focus()
    saving.mutate(
      {
        names: written,
        order_enforced: isOrdered,
        course_ids: courses.map(course => course.id),
      },
      {
        onSuccess: saved => {
          showToast({ tone: 'success', text: t`The learning path was saved` })
          go(addressOf({ view: 'paths', path: saved }))
        },
      },
    )
  }
  const courseError = isMissing ? t`Add at least one course.` : fieldError(saving.error, 'course_ids')
  return (
    <form noValidate onSubmit={save} className={styles.parts}>
      <NamesFields field={names.field} error={saving.error} />
      <section id={`${id}courses`} className={styles.part} aria-label={t`Courses`}>
        <Heading level={2} size="md">
          <Trans>Courses</Trans>
        </Heading>
        {courses.length > 0 && <Order courses={courses} onChange={setCourses} />}
        {courses.length < mostCourses && (
          <AddingField count={courses.length}>
            <CourseField
              label={t`Add a course`}
              hint={t`Search by its title.`}
              error={courseError}
              course={null}
              except={new Set(courses.map(course => course.id))}
              onChange={course => course && setCourses([...courses, course])}
            />
          </AddingField>
        )}
        {courses.length >= mostCourses && courseError && (
          <FieldError id={`${id}courses-error`}>{courseError}</FieldError>
        )}
      </section>
      <Card>
        <Switch
          checked={isOrdered}
          onChange={setOrdered}
          hint={t`Each course opens once the one before it is finished.`}
        >
          <Trans>Learn them in this order only</Trans>
        </Switch>
      </Card>
      <Failure error={saving.error} />
      {saving.error?.code === 'conflict' && (
        <Button variant="secondary" onPress={onReadAgain}>
          <Trans>Show the latest version</Trans>
        </Button>
      )}
      <div className={styles.acts}>
        <Button type="submit" isPending={saving.isPending}>
          <Trans>Save the learning path</Trans>
        </Button>
        <LinkButton
          as={AppLink}
          variant="secondary"
          to={addressOf({ view: 'paths', ...(path && { path: path.id }) })}
        >
          <Trans>Cancel</Trans>
        </LinkButton>
      </div>
    </form>
  )
}

interface OrderProps {
  courses: readonly CourseRef[]
  onChange: (courses: CourseRef[]) => void
}

function Order({ courses, onChange }: OrderProps) {
  const { t } = useLingui()
  const known = new Map(courses.map(course => [String(course.id), course]))
  return (
    <>
      <Text size="sm" soft>
        <Trans>Drag the courses into their order, or move them by the arrow keys.</Trans>
      </Text>
      <SortableList
        label={t`Courses in their order`}
        items={courses}
        itemKey={course => String(course.id)}
        itemLabel={course => course.title}
        onReorder={keys => onChange(keys.flatMap(key => known.get(key) ?? []))}
        renderItem={({ id, title }) => (
          <span className={cx(styles.course, styles.entry)}>
            <span>
              <Isolate>{title}</Isolate>
            </span>
            <IconButton
              icon={X}
              label={t`Take out: ${title}`}
              onPress={() => onChange(courses.filter(course => course.id !== id))}
            />
          </span>
        )}
      />
    </>
  )
}
