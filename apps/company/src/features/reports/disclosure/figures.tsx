import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Card,
  Heading,
  formatNumber,
  Isolate,
  Price,
  Stat,
  StatList,
  Table,
  Text,
  useUi,
} from '@masar/ui'
import { useState } from 'react'
import reportStyles from '../reports.module.css'
import type { Disclosure, Figures, Plan } from './api.ts'
import styles from './disclosure.module.css'
import { useNumbers } from './numbers.ts'

interface YearFiguresProps {
  figures: Figures
  disclosure: Disclosure
}

/** What a year adds up to. */
export function YearFigures({ figures, disclosure }: YearFiguresProps) {
  const { tag } = useUi()
  const { hours } = useNumbers()
  const [onMasar, elsewhere] = [hours(figures.platform_seconds), hours(figures.outside_seconds)]
  const cost = (figures.platform_cost ?? 0) + figures.outside_cost
  const budget = disclosure.plan?.budget ?? null
  return (
    <StatList className={reportStyles.figures}>
      <Stat
        label={<Trans>Below the required units</Trans>}
        value={formatNumber(tag, figures.under_minimum)}
        note={<Plural value={figures.headcount} one="of # employee" other="of # employees" />}
      />
      <Stat
        label={<Trans>People trained</Trans>}
        value={formatNumber(tag, figures.trainees)}
        note={<Trans>including those who have left</Trans>}
      />
      <Stat
        label={<Trans>Training hours</Trans>}
        value={hours(figures.platform_seconds + figures.outside_seconds)}
        note={
          <Trans>
            {onMasar} on Masar, {elsewhere} elsewhere
          </Trans>
        }
      />
      <Stat
        label={<Trans>Training units</Trans>}
        value={formatNumber(tag, figures.units, { maximumFractionDigits: 2 })}
        note={
          <Plural
            value={disclosure.rules.minimum_units}
            one="# required of each person"
            other="# required of each person"
          />
        }
      />
      <Stat
        label={figures.platform_cost === null ? <Trans>Cost elsewhere</Trans> : <Trans>Cost</Trans>}
        value={<Price amount={cost} isExact />}
        note={
          budget === null ? undefined : (
            <Trans>
              of a budget of <Price amount={budget} isExact />
            </Trans>
          )
        }
      />
    </StatList>
  )
}

/** Who was trained, by category; figures that only the company can count are as it entered them. */
export function TraineesByClass({ figures, plan }: { figures: Figures; plan: Plan }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const classes = [
    { id: 'employees', name: t`Employees`, count: figures.trainees },
    { id: 'citizens', name: t`of them Saudi nationals`, count: plan.citizens },
    { id: 'students', name: t`In education`, count: plan.students },
    { id: 'graduates', name: t`Graduates`, count: plan.graduates },
    { id: 'seekers', name: t`Job seekers`, count: plan.job_seekers },
  ]
  return (
    <Card as="section" className={styles.part} aria-labelledby="trainees-by-class">
      <Heading level={2} size="md" id="trainees-by-class">
        <Trans>Trainees by class</Trans>
      </Heading>
      <StatList className={styles.classes}>
        {classes.map(({ id, name, count }) => (
          <Stat
            key={id}
            label={name}
            value={count === null ? '–' : formatNumber(tag, count)}
            note={count === null && <Trans>not entered</Trans>}
          />
        ))}
      </StatList>
    </Card>
  )
}

const shownAtFirst = 10

/** Who was trained and for how long, by department. */
export function DepartmentFigures({ figures: { departments } }: { figures: Figures }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { hours } = useNumbers()
  const [isWhole, setWhole] = useState(false)
  return (
    <Card as="section" className={styles.part} aria-labelledby="trained-departments">
      <Heading level={2} size="md" id="trained-departments">
        <Trans>By department</Trans>
      </Heading>
      {departments.length === 0 ? (
        <Text soft>
          <Trans>Nobody has had any training in this year so far.</Trans>
        </Text>
      ) : (
        <Table
          caption={t`Training by department`}
          columns={[
            {
              id: 'name',
              header: t`Department`,
              isRowHeader: true,
              cell: ({ name }) => (name === null ? t`No department` : <Isolate>{name}</Isolate>),
            },
            {
              id: 'trainees',
              header: t`Trainees`,
              isNumeric: true,
              cell: row => formatNumber(tag, row.trainees),
            },
            { id: 'hours', header: t`Training hours`, isNumeric: true, cell: row => hours(row.seconds) },
          ]}
          rows={isWhole ? departments : departments.slice(0, shownAtFirst)}
          rowKey={({ id }) => id ?? 0}
        />
      )}
      {!isWhole && departments.length > shownAtFirst && (
        <div>
          <Button size="sm" variant="secondary" onPress={() => setWhole(true)}>
            <Plural value={departments.length} one="Show # department" other="Show all # departments" />
          </Button>
        </div>
      )}
    </Card>
  )
}
