import { Trans } from '@lingui/react/macro'
import { Heading, Isolate, Text, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import { BothVersions } from '../both-versions.tsx'
import type { ExamStructure } from './api.ts'
import { draftOf, type PlaceDraft, type StructureDraft } from './draft.ts'
import type { Editing } from './editing.ts'
import { usePlaceLabel } from './place-line.tsx'
import styles from './structure.module.css'
import { TotalsLine } from './totals-line.tsx'
import { useSectionName } from './use-section-name.ts'

interface ConflictProps extends Pick<Editing, 'questions'> {
  mine: StructureDraft
  stored: ExamStructure
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has changed the exam's structure: both versions side by side. */
export function Conflict({ mine, stored, questions, onMine, onStored }: ConflictProps) {
  return (
    <BothVersions
      title={<Trans>The exam was changed meanwhile</Trans>}
      said={
        <Trans>
          Someone else, or another tab of yours, has saved a different version. Nothing of yours is lost.
        </Trans>
      }
      onMine={onMine}
      onStored={onStored}
    >
      <div className={styles.versions}>
        <Outline title={<Trans>Yours</Trans>} draft={mine} questions={questions} />
        <Outline title={<Trans>Saved now</Trans>} draft={draftOf(stored)} questions={questions} />
      </div>
    </BothVersions>
  )
}

interface OutlineProps extends Pick<Editing, 'questions'> {
  title: ReactNode
  draft: StructureDraft
}

function Outline({ title, draft, questions }: OutlineProps) {
  const nameOf = useSectionName(draft.sections)
  const sections = draft.sections.length === 0 ? [null] : draft.sections
  return (
    <section className={styles.outline}>
      <Heading level={3}>{title}</Heading>
      <TotalsLine draft={draft} />
      {sections.map(section => (
        <div key={section?.key ?? ''}>
          {section && (
            <Text strong>
              <Isolate>{nameOf(section.key)}</Isolate>
            </Text>
          )}
          <ol className={styles.asked}>
            {draft.places
              .filter(place => place.section === (section?.key ?? null))
              .map(place => (
                <OutlineLine key={place.key} place={place} questions={questions} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function OutlineLine({ place, questions }: Pick<Editing, 'questions'> & { place: PlaceDraft }) {
  const { locale } = useUi()
  const label = usePlaceLabel({ questions })(place)
  const { pool, questions: held } = place
  const points = pool ? pool.points : (held[0]?.points ?? '')
  const figures = pool ? `${pool.draws}/${held.length} × ${points}` : points
  return (
    <li lang={locale}>
      <Isolate>{label}</Isolate>{' '}
      <Text as="span" size="sm" soft>
        (<Isolate dir="ltr">{figures}</Isolate>)
      </Text>
    </li>
  )
}
