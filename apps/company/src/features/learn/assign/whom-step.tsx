import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, FieldError, NativeSelect, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { pathsOf } from '../../people/departments/tree-model.ts'
import { AddingField } from '../../people/parts/adding-field.tsx'
import { DepartmentField } from '../../people/parts/department-field.tsx'
import { PersonField } from '../../people/parts/person-field.tsx'
import { departmentsQuery, groupsQuery } from '../../people/queries.ts'
import { BlockError } from '../../frame/block-error.tsx'
import styles from '../learn.module.css'
import { ChosenList } from '../parts/chosen-list.tsx'
import { useLearnRights } from '../rights.ts'
import { canStand, hasWhom, mostPeople, type Named } from './draft.ts'
import { ManyChosen } from './list/many-chosen.tsx'
import type { StepProps } from './what-step.tsx'

const mostOther = 100
/** So many names are shown before the rest is a number. */
const shownNames = 30

const without = (all: readonly Named[], id: number) => all.filter(each => each.id !== id)

/** People, departments, groups, or everybody. */
export function WhomStep({ draft, onChange, isTried }: StepProps) {
  const { changesPaths } = useLearnRights()
  const { everyone, isStanding } = draft
  return (
    <>
      <Checkbox checked={everyone} onChange={isOn => onChange({ everyone: isOn })} isBoxed>
        <Trans>Everybody whom I manage here</Trans>
      </Checkbox>
      {!everyone && (
        <>
          <Departments {...{ draft, onChange, isTried }} />
          <Groups {...{ draft, onChange, isTried }} />
          <People {...{ draft, onChange, isTried }} />
          <ManyChosen {...{ draft, onChange, isTried }} />
          {changesPaths && canStand(draft) && (
            <StandingChoice isOn={isStanding} onChange={isOn => onChange({ isStanding: isOn })} />
          )}
        </>
      )}
      <div role="alert">
        {isTried && !hasWhom(draft) && (
          <FieldError id="whom-missing">
            <Trans>Choose at least one person, department or group.</Trans>
          </FieldError>
        )}
      </div>
    </>
  )
}

function StandingChoice({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui()
  return (
    <Checkbox
      checked={isOn}
      onChange={onChange}
      isBoxed
      hint={t`It becomes a standing assignment until you end it. Anyone who leaves before starting loses it.`}
    >
      <Trans>Also for people who join these departments and groups later</Trans>
    </Checkbox>
  )
}

function Departments({ draft: { departments }, onChange }: StepProps) {
  const { t } = useLingui()
  const known = pathsOf(useQuery(departmentsQuery()).data?.data ?? [])
  const add = (id: number | null) => {
    const department = known.find(each => each.id === id)
    if (department) onChange({ departments: [...departments, { id: department.id, name: department.path }] })
  }
  return (
    <section className={styles.part} aria-label={t`Departments`}>
      <ChosenList
        label={t`Departments chosen`}
        items={departments}
        onRemove={id => onChange({ departments: without(departments, id) })}
      />
      {departments.length < mostOther && (
        <AddingField count={departments.length}>
          <DepartmentField
            label={t`Add a department`}
            hint={t`With all departments below it.`}
            isOptional
            value={null}
            except={new Set(departments.map(({ id }) => id))}
            onChange={add}
          />
        </AddingField>
      )}
    </section>
  )
}

function Groups({ draft: { groups }, onChange }: StepProps) {
  const { t } = useLingui()
  const all = useQuery(groupsQuery())
  const known = (all.data?.data ?? []).filter(({ id }) => !groups.some(group => group.id === id))
  const isMissing = all.isError && !all.data
  if (!isMissing && known.length + groups.length === 0) return null
  return (
    <section className={styles.part} aria-label={t`Groups`}>
      <ChosenList
        label={t`Groups chosen`}
        items={groups}
        onRemove={id => onChange({ groups: without(groups, id) })}
      />
      {isMissing && <BlockError query={all} title={<Trans>The groups could not be loaded</Trans>} />}
      {known.length > 0 && groups.length < mostOther && (
        <NativeSelect
          label={t`Add a group`}
          isOptional
          value=""
          options={[
            { value: '', label: t`Choose a group` },
            ...known.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={value => {
            const group = known.find(({ id }) => String(id) === value)
            if (group) onChange({ groups: [...groups, { id: group.id, name: group.name }] })
          }}
        />
      )}
    </section>
  )
}

function People({ draft: { people }, onChange }: StepProps) {
  const { t } = useLingui()
  const further = people.length - shownNames
  return (
    <section className={styles.part} aria-label={t`People`}>
      <ChosenList
        label={t`People chosen`}
        items={people.slice(0, shownNames)}
        onRemove={id => onChange({ people: without(people, id) })}
      />
      {further > 0 && (
        <div className={styles.acts}>
          <Text as="span" soft>
            <Plural value={further} one="and # more" other="and # more" />
          </Text>
          <Button size="sm" variant="quiet" onPress={() => onChange({ people: [] })}>
            <Trans>Take out all people</Trans>
          </Button>
        </div>
      )}
      {people.length < mostPeople && (
        <AddingField count={people.length}>
          <PersonField
            label={t`Add somebody`}
            hint={t`Search by name or number.`}
            person={null}
            onChange={person => {
              if (person && !people.some(({ id }) => id === person.id))
                onChange({ people: [...people, person] })
            }}
          />
        </AddingField>
      )}
    </section>
  )
}
