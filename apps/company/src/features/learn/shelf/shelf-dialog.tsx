import { Trans, useLingui } from '@lingui/react/macro'
import { clientQuery, fieldError } from '@masar/app-shell'
import { Banner, Button, CheckboxGroup, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import own from './shelf.module.css'
import { ChosenList } from '../parts/chosen-list.tsx'
import { AddingField } from '../../people/parts/adding-field.tsx'
import { CourseField } from '../../people/parts/course-field.tsx'
import { type Shelf, type ShelfRule, useRemoveShelf, useSetShelf } from './api.ts'
import { ShelfPreview } from './shelf-preview.tsx'
import { optionsOf, useShelfWords } from './shelf-words.ts'

/** As many as one rule takes. */
const most = 300

interface Draft {
  categories: string[]
  levels: string[]
  languages: string[]
  courses: { id: number; title: string }[]
}

const ruleOf = ({ categories, levels, languages, courses }: Draft): ShelfRule => ({
  category_ids: categories.map(Number),
  levels: levels as ShelfRule['levels'],
  languages: languages as ShelfRule['languages'],
  course_ids: courses.map(({ id }) => id),
})

const saysNothing = (draft: Draft) => Object.values(draft).every(list => list.length === 0)

/** The rule of the shelf, with what it holds beside it while it is made. */
// long: one form in a dialog, its parts one below the other
export function ShelfDialog({ shelf, onClose }: { shelf: Shelf | null; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const words = useShelfWords()
  const categories = useQuery(clientQuery('/categories')).data?.data ?? []
  const saving = useSetShelf()
  const removing = useRemoveShelf()
  const [draft, setDraft] = useState<Draft>(() => ({
    categories: (shelf?.categories ?? []).map(each => String(each.id)),
    levels: shelf?.levels ?? [],
    languages: shelf?.languages ?? [],
    courses: shelf?.courses ?? [],
  }))
  const [isRemoving, setRemoving] = useState(false)
  const isBusy = saving.isPending || removing.isPending
  const change = (next: Partial<Draft>) => setDraft({ ...draft, ...next })
  const done = (text: string) => {
    showToast({ tone: 'success', text })
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || saysNothing(draft)) return
    saving.mutate(
      { ...ruleOf(draft), version: shelf?.version ?? 0 },
      { onSuccess: () => done(t`The shelf was saved`) },
    )
  }
  const remove = () => {
    if (!shelf) return
    removing.mutate(shelf.version, { onSuccess: () => done(t`The shelf was removed`) })
  }
  if (isRemoving)
    return (
      <Dialog
        role="alertdialog"
        title={<Trans>Remove the shelf?</Trans>}
        isOpen
        onOpenChange={isOpen => !isOpen && !isBusy && setRemoving(false)}
        actions={close => (
          <>
            <Button variant="secondary" isDisabled={isBusy} onPress={close}>
              <Trans>Keep the shelf</Trans>
            </Button>
            <Button variant="danger" isPending={removing.isPending} onPress={remove}>
              <Trans>Remove the shelf</Trans>
            </Button>
          </>
        )}
      >
        <Text>
          <Trans>Your people will then see all courses the same way. What was assigned stays as it is.</Trans>
        </Text>
        <Failure error={removing.error} />
      </Dialog>
    )
  return (
    <Dialog
      size="wide"
      title={<Trans>Your own shelf</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      actions={close => (
        <>
          {shelf && (
            <Button variant="quiet" isDisabled={isBusy} onPress={() => setRemoving(true)}>
              <Trans>Remove the shelf</Trans>
            </Button>
          )}
          <Button variant="secondary" isDisabled={isBusy} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending} isDisabled={saysNothing(draft)}>
            <Trans>Save the shelf</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <Text size="sm" soft>
          <Trans>
            A course is on the shelf if it meets everything you choose here. Whatever you leave empty includes
            all courses.
          </Trans>
        </Text>
        <div className={own.boxes}>
          <CheckboxGroup
            label={t`Categories`}
            options={categories.map(each => ({ value: String(each.id), label: each.name }))}
            value={draft.categories}
            error={fieldError(saving.error, 'category_ids')}
            onChange={next => change({ categories: next })}
          />
          <CheckboxGroup
            label={t`Level`}
            options={optionsOf(words.levels)}
            value={draft.levels}
            onChange={next => change({ levels: next })}
          />
          <CheckboxGroup
            label={t`Taught in`}
            options={optionsOf(words.languages)}
            value={draft.languages}
            onChange={next => change({ languages: next })}
          />
        </div>
        <section className={styles.part} aria-label={t`Courses picked by hand`}>
          {draft.courses.length < most && (
            <AddingField count={draft.courses.length}>
              <CourseField
                label={t`Add a course by hand`}
                hint={t`It is on the shelf whatever you chose above.`}
                course={null}
                error={fieldError(saving.error, 'course_ids')}
                except={new Set(draft.courses.map(course => course.id))}
                onChange={course => course && change({ courses: [...draft.courses, course] })}
              />
            </AddingField>
          )}
          <ChosenList
            label={t`Courses picked by hand`}
            items={draft.courses.map(course => ({ id: course.id, name: course.title }))}
            onRemove={gone => change({ courses: draft.courses.filter(course => course.id !== gone) })}
          />
        </section>
        {saysNothing(draft) ? (
          <Text soft>
            <Trans>Choose something above to see which courses that is.</Trans>
          </Text>
        ) : (
          <ShelfPreview rule={ruleOf(draft)} />
        )}
        {saving.error?.code === 'conflict' ? (
          <Banner tone="warning">
            <Trans>
              Someone else changed the shelf in the meantime, so nothing was saved. Close this and open it
              again to see their changes.
            </Trans>
          </Banner>
        ) : (
          <Failure error={saving.error} />
        )}
      </form>
    </Dialog>
  )
}
