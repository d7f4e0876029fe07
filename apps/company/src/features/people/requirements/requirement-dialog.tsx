import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Checkbox, DateField, NativeSelect, NumberField, RadioGroup, showToast } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CountedDayNote, FixedDayNote } from '../calendar/due-notes.tsx'
import { pathsOf } from '../departments/tree-model.ts'
import { Failure } from '../parts/failure.tsx'
import partStyles from '../parts/parts.module.css'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { pathsQuery, type Requirement, useChangeRequirement, useCreateRequirement } from './api.ts'
import { CourseField, type CourseRef } from '../parts/course-field.tsx'
import { titleOf } from './requirement-words.tsx'
import { daysOf, draftOf, type FieldName, sentOf, type TermsDraft } from './terms-draft.ts'

interface RequirementDialogProps {
  /** Null: a new one. */
  requirement: Requirement | null
  onClose: () => void
}

/** Makes a requirement, or changes of whom something is demanded and by when. */
// long: one form in a dialog, its parts one below the other
export function RequirementDialog({ requirement, onClose }: RequirementDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(requirement))
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const creating = useCreateRequirement()
  const changing = useChangeRequirement(requirement?.id ?? 0)
  const acting = requirement ? changing : creating
  const set = (next: Partial<TermsDraft>) => setDraft({ ...draft, ...next })
  // The first field that lacks something has the focus, once its error stands.
  useEffect(() => {
    if (missing.length > 0)
      document
        .getElementById(id)
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')
        ?.focus()
  }, [id, missing])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const sent = sentOf(draft)
    if ('missing' in sent) return setMissing(sent.missing)
    setMissing([])
    const options = {
      onSuccess: () => {
        showToast({
          tone: 'success',
          text: requirement ? t`The requirement was changed` : t`The requirement was created`,
        })
        onClose()
      },
    }
    if (requirement) changing.mutate(sent.terms, options)
    else if (sent.subject) creating.mutate({ ...sent.terms, ...sent.subject }, options)
  }
  const error = (name: FieldName, words: string) =>
    missing.includes(name) ? words : fieldError(acting.error, name)
  return (
    <Dialog
      title={requirement ? <Trans>Edit the requirement</Trans> : <Trans>New requirement</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !acting.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={acting.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={acting.isPending}>
            {requirement ? <Trans>Save the requirement</Trans> : <Trans>Create the requirement</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={partStyles.form}>
        {requirement ? <p>{titleOf(requirement)}</p> : <What draft={draft} set={set} error={error} />}
        <WhomFields draft={draft} set={set} error={error} />
        <When draft={draft} set={set} error={error} isNew={requirement === null} />
        <Failure error={acting.error} />
      </form>
    </Dialog>
  )
}

interface PartProps {
  draft: TermsDraft
  set: (next: Partial<TermsDraft>) => void
  error: (name: FieldName, words: string) => string | undefined
}

function What({ draft, set, error }: PartProps) {
  const { t } = useLingui()
  const [course, setCourse] = useState<CourseRef | null>(null)
  const paths = (useQuery(pathsQuery()).data?.data ?? []).filter(path => path.state === 'published')
  return (
    <>
      <RadioGroup
        label={t`What`}
        value={draft.what}
        onChange={what => set({ what: what === 'path' ? 'path' : 'course' })}
        options={[
          { value: 'course', label: t`A course` },
          { value: 'path', label: t`A learning path` },
        ]}
      />
      {draft.what === 'course' ? (
        <CourseField
          label={t`Course`}
          isOptional={false}
          course={course}
          error={error('course_id', t`Choose a course.`)}
          onChange={next => {
            setCourse(next)
            set({ course: next?.id ?? null })
          }}
        />
      ) : (
        <NativeSelect
          label={t`Learning path`}
          placeholder={paths.length === 0 ? t`No learning path is published yet` : t`Choose a learning path`}
          value={draft.path}
          error={error('course_id', t`Choose a learning path.`)}
          onChange={path => set({ path })}
          options={paths.map(path => ({ value: String(path.id), label: path.name }))}
        />
      )}
    </>
  )
}

function WhomFields({ draft, set, error }: PartProps) {
  const { t } = useLingui()
  const departments = pathsOf(useQuery(departmentsQuery()).data?.data ?? [])
  const groups = useQuery(groupsQuery()).data?.data ?? []
  return (
    <>
      <RadioGroup
        label={t`Of whom`}
        value={draft.whom}
        onChange={whom => set({ whom: whom === 'department' || whom === 'group' ? whom : 'all' })}
        options={[
          { value: 'all', label: t`Everybody in the company` },
          { value: 'department', label: t`A department, with all below it` },
          { value: 'group', label: t`A group` },
        ]}
      />
      {draft.whom === 'department' && (
        <NativeSelect
          label={t`Department`}
          placeholder={t`Choose a department`}
          value={draft.department}
          error={error('department_id', t`Choose a department.`)}
          onChange={department => set({ department })}
          options={departments.map(each => ({ value: String(each.id), label: each.path }))}
        />
      )}
      {draft.whom === 'group' && (
        <NativeSelect
          label={t`Group`}
          placeholder={t`Choose a group`}
          value={draft.group}
          error={error('group_id', t`Choose a group.`)}
          onChange={group => set({ group })}
          options={groups.map(each => ({ value: String(each.id), label: each.name }))}
        />
      )}
    </>
  )
}

function When({ draft, set, error, isNew }: PartProps & { isNew: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`First due`}
        value={draft.first}
        onChange={first => set({ first: first === 'day' ? 'day' : 'days' })}
        options={[
          { value: 'days', label: t`A number of days after joining` },
          { value: 'day', label: t`On a fixed day` },
        ]}
      />
      {draft.first === 'days' ? (
        <>
          <NumberField
            label={t`Days after joining`}
            hint={t`Who joined earlier has these days from today on. A day at the weekend or on a holiday moves to the next working day.`}
            isWhole
            maxLength={3}
            text={draft.days}
            error={error('first_due_days', t`Write a number from 0 to 730.`)}
            onChange={(_, days) => set({ days })}
          />
          <Checkbox checked={draft.isWorking} onChange={isWorking => set({ isWorking })}>
            <Trans>Count only working days</Trans>
          </Checkbox>
          {isNew && <CountedDayNote days={daysOf(draft)} isWorking={draft.isWorking} />}
        </>
      ) : (
        <>
          <DateField
            label={t`Due day`}
            value={draft.day}
            error={error('first_due_on', t`Choose a day.`)}
            onChange={day => set({ day })}
          />
          <FixedDayNote day={draft.day} />
        </>
      )}
      <NumberField
        label={t`To be renewed every so many months`}
        hint={t`Leave it empty if one completion is enough for good.`}
        isWhole
        isOptional
        maxLength={3}
        text={draft.months}
        error={error('renewal_months', t`Write a number from 1 to 120, or nothing.`)}
        onChange={(_, months) => set({ months })}
      />
      <NumberField
        label={t`Days of grace after the due day`}
        isWhole
        maxLength={3}
        text={draft.grace}
        error={error('grace_days', t`Write a number from 0 to 365.`)}
        onChange={(_, grace) => set({ grace })}
      />
    </>
  )
}
