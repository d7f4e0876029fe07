import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Button, DateText, Isolate, linkClass, Price, Table, Text } from '@masar/ui'
import type { ListSelection } from '../../people/parts/list-selection.ts'
import type { OutsideTraining } from './api.ts'
import styles from './disclosure.module.css'
import { useNumbers } from './numbers.ts'
import { TrainingFile } from './training-file.tsx'

/** What is open above the list. */
export type OpenTraining = { act: 'add' } | { act: 'correct' | 'remove'; training: OutsideTraining }

interface OutsideTableProps {
  trainings: readonly OutsideTraining[]
  mayChange: boolean
  /** Left out where nothing may be changed. */
  selection?: ListSelection
  onOpen: (open: OpenTraining) => void
}

/** Trainings elsewhere, the latest first. */
export function OutsideTable({ trainings, mayChange, selection, onOpen }: OutsideTableProps) {
  const { t } = useLingui()
  const { hours } = useNumbers()
  return (
    <Table<OutsideTraining>
      caption={t`Training elsewhere`}
      columns={[
        {
          id: 'title',
          header: t`Training`,
          isRowHeader: true,
          cell: training => <TrainingFacts training={training} />,
        },
        {
          id: 'day',
          header: t`Completed on`,
          cell: row => <DateText value={row.completed_on} timeZone="UTC" />,
        },
        { id: 'hours', header: t`Training hours`, isNumeric: true, cell: row => hours(row.minutes * 60) },
        { id: 'cost', header: t`Cost`, isNumeric: true, cell: row => <Price amount={row.cost} isExact /> },
        ...(mayChange
          ? [
              {
                id: 'acts',
                header: t`Actions`,
                cell: (training: OutsideTraining) => <TrainingActs training={training} onOpen={onOpen} />,
              },
            ]
          : []),
      ]}
      rows={trainings}
      rowKey={({ id }) => id}
      {...(selection && {
        selection: {
          selected: selection.keys,
          onChange: selection.choose,
          rowLabel: ({ title, name }) => t`“${title}” of ${name}`,
        },
      })}
    />
  )
}

function TrainingFacts({ training }: { training: OutsideTraining }) {
  return (
    <span className={styles.facts}>
      <span>
        <Isolate>{training.title}</Isolate>
      </span>
      <AppLink to={`/Employees/${training.employee_id}`} className={linkClass({ quiet: true })}>
        <Isolate>{training.name}</Isolate>
      </AppLink>
      <Text as="span" size="xs" soft>
        <Trans>
          Evidence: <Isolate>{training.evidence}</Isolate>
        </Trans>
      </Text>
      <TrainingFile training={training} mayChange={false} />
      <ChangeText training={training} />
    </span>
  )
}

/** What happened to a training since its year was closed, and how it was disclosed. */
function ChangeText({ training: { change, disclosed } }: { training: OutsideTraining }) {
  const { t } = useLingui()
  const { hours } = useNumbers()
  if (change === null) return null
  const words = {
    entered: t`Entered after closing`,
    corrected: t`Corrected after closing`,
    moved: t`Moved to another year after closing`,
    removed: t`Removed after closing`,
  }
  const time = disclosed === null ? '' : hours(disclosed.minutes * 60)
  return (
    <>
      <span>
        <Badge tone="warning">{words[change]}</Badge>
      </span>
      {disclosed !== null && (
        <Text as="span" size="xs" soft>
          <Trans>
            Disclosed: <DateText value={disclosed.completed_on} timeZone="UTC" />, hours {time},{' '}
            <Price amount={disclosed.cost} isExact />
          </Trans>
        </Text>
      )}
    </>
  )
}

function TrainingActs({
  training,
  onOpen,
}: { training: OutsideTraining } & Pick<OutsideTableProps, 'onOpen'>) {
  const { t } = useLingui()
  const { title } = training
  if (training.change === 'removed') return null
  return (
    <span className={styles.acts}>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Correct “${title}”`}
        onPress={() => onOpen({ act: 'correct', training })}
      >
        <Trans>Correct</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Remove “${title}”`}
        onPress={() => onOpen({ act: 'remove', training })}
      >
        <Trans>Remove</Trans>
      </Button>
    </span>
  )
}
