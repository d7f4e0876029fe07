import { Trans, useLingui } from '@lingui/react/macro'
import { FieldError, NativeSelect, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { BlockError } from '../../frame/block-error.tsx'
import styles from '../learn.module.css'
import { ChosenList } from '../parts/chosen-list.tsx'
import { AddingField } from '../../people/parts/adding-field.tsx'
import { CourseField } from '../../people/parts/course-field.tsx'
import { pathsQuery } from '../queries.ts'
import { type Draft, hasWhat } from './draft.ts'

export interface StepProps {
  draft: Draft
  onChange: (change: Partial<Omit<Draft, 'key'>>) => void
  /** Whether the way on was tried: what is missing is said then. */
  isTried: boolean
}

/** As many as one act takes. */
const most = { courses: 100, paths: 20 }

/** Courses and learning paths. */
export function WhatStep({ draft, onChange, isTried }: StepProps) {
  const { t } = useLingui()
  const { courses, paths } = draft
  const published = useQuery(pathsQuery())
  const known = (published.data?.data ?? []).filter(
    ({ id, state }) => state === 'published' && !paths.some(path => path.id === id),
  )
  return (
    <>
      <section className={styles.part} aria-label={t`Courses`}>
        <ChosenList
          label={t`Courses chosen`}
          items={courses.map(({ id, title }) => ({ id, name: title }))}
          onRemove={id => onChange({ courses: courses.filter(course => course.id !== id) })}
        />
        {courses.length < most.courses && (
          <AddingField count={courses.length}>
            <CourseField
              label={t`Add a course`}
              hint={t`Search by its title.`}
              course={null}
              except={new Set(courses.map(course => course.id))}
              onChange={course => course && onChange({ courses: [...courses, course] })}
            />
          </AddingField>
        )}
      </section>
      <section className={styles.part} aria-label={t`Learning paths`}>
        <ChosenList
          label={t`Learning paths chosen`}
          items={paths}
          onRemove={id => onChange({ paths: paths.filter(path => path.id !== id) })}
        />
        {known.length > 0 && paths.length < most.paths && (
          <NativeSelect
            label={t`Add a learning path`}
            isOptional
            value=""
            options={[
              { value: '', label: t`Choose a learning path` },
              ...known.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={value => {
              const path = known.find(({ id }) => String(id) === value)
              if (path) onChange({ paths: [...paths, { id: path.id, name: path.name }] })
            }}
          />
        )}
        {published.isError && !published.data && (
          <BlockError query={published} title={<Trans>The learning paths could not be loaded</Trans>} />
        )}
        {published.data && known.length === 0 && paths.length === 0 && (
          <Text size="sm" soft>
            <Trans>Published learning paths can be assigned here, too.</Trans>
          </Text>
        )}
      </section>
      <div role="alert">
        {isTried && !hasWhat(draft) && (
          <FieldError id="what-missing">
            <Trans>Choose at least one course or learning path.</Trans>
          </FieldError>
        )}
      </div>
    </>
  )
}
