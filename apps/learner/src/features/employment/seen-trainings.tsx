import { Trans, useLingui } from '@lingui/react/macro'
import {
  Accordion,
  Badge,
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Isolate,
  Price,
  Text,
  useUi,
} from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { EmploymentPage, SeenTraining } from './api.ts'
import styles from './employment.module.css'
import { seenTrainingsQuery } from './queries.ts'
import { AskedItem, MoreButton, SeenFile, Unanswered } from './seen-parts.tsx'

/** The training elsewhere that the company keeps, a year in each section. */
export function SeenTrainings({ page: { id, training_years: years } }: { page: EmploymentPage }) {
  const { tag } = useUi()
  if (years.length === 0) return null
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>Your training outside Masar, as the company keeps it</Trans>
      </Heading>
      <Accordion>
        {years.map(year => (
          <AskedItem key={year} title={formatNumber(tag, year, { useGrouping: false })}>
            <TrainingsOfYear id={id} year={year} />
          </AskedItem>
        ))}
      </Accordion>
    </>
  )
}

function TrainingsOfYear({ id, year }: { id: number; year: number }) {
  const list = useInfiniteQuery(seenTrainingsQuery(id, year))
  if (!list.data) return <Unanswered query={list} />
  return (
    <div className={styles.part}>
      <ul role="list" className={styles.entries}>
        {list.data.pages
          .flatMap(page => page.data)
          .map(training => (
            <Training key={training.id} training={training} employmentId={id} />
          ))}
      </ul>
      <MoreButton list={list} />
    </div>
  )
}

function Training({ training, employmentId }: { training: SeenTraining; employmentId: number }) {
  const { id, title, evidence, file_name: name, completed_on: day, minutes, cost } = training
  return (
    <li>
      <Text as="span" strong>
        <Isolate>{title}</Isolate>
      </Text>
      <Text size="sm" soft>
        <TrainingFigures facts={{ completed_on: day, minutes, cost }} />
      </Text>
      <Text as="p" size="sm">
        <Trans>
          Evidence: <Isolate>{evidence}</Isolate>
        </Trans>
      </Text>
      <Change training={training} />
      <SeenFile file={{ employmentId, of: 'training', id, name }} />
    </li>
  )
}

function TrainingFigures({
  facts: { completed_on: day, minutes, cost },
}: {
  facts: NonNullable<SeenTraining['disclosed']>
}) {
  return (
    <>
      <DateText value={day} timeZone="UTC" /> · <DurationText seconds={minutes * 60} /> ·{' '}
      <Trans>
        cost <Price amount={cost} isExact />
      </Trans>
    </>
  )
}

/** What the company did to it after it had closed and disclosed the year. */
function Change({ training: { change, disclosed } }: { training: SeenTraining }) {
  const { t } = useLingui()
  if (change === null) return null
  const words = {
    entered: t`Entered after the company closed the year`,
    corrected: t`Corrected after the company closed the year`,
    moved: t`Moved to another year after the company closed this one`,
    removed: t`Removed after the company closed the year`,
  }
  return (
    <>
      <span>
        <Badge tone="warning">{words[change]}</Badge>
      </span>
      {disclosed !== null && (
        <Text size="sm" soft>
          <Trans>
            Disclosed as: <TrainingFigures facts={disclosed} />
          </Trans>
        </Text>
      )}
    </>
  )
}
