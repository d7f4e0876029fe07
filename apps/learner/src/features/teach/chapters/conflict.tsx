import { Trans } from '@lingui/react/macro'
import { Heading, Isolate, Text, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import { BothVersions } from '../both-versions.tsx'
import { textIn } from '../questions/as-asked.ts'
import styles from './chapters.module.css'
import type { ChaptersDraft } from './draft.ts'

interface ConflictProps {
  mine: ChaptersDraft
  stored: ChaptersDraft
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has changed the chapters: both versions side by side. */
export function Conflict({ mine, stored, onMine, onStored }: ConflictProps) {
  return (
    <BothVersions
      title={<Trans>The chapters were changed meanwhile</Trans>}
      said={
        <Trans>
          Someone else, or another tab of yours, has saved a different version. Nothing of yours is lost.
        </Trans>
      }
      onMine={onMine}
      onStored={onStored}
    >
      <div className={styles.versions}>
        <Version title={<Trans>Yours</Trans>} draft={mine} />
        <Version title={<Trans>Saved now</Trans>} draft={stored} />
      </div>
    </BothVersions>
  )
}

function Version({ title, draft }: { title: ReactNode; draft: ChaptersDraft }) {
  const { locale } = useUi()
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <ul>
        {draft.chapters.map(chapter => (
          <li key={chapter.key}>
            <Text as="span" size="sm" soft>
              <Isolate dir="ltr">{chapter.at}</Isolate>
            </Text>{' '}
            <Isolate>{textIn(chapter.title, locale)}</Isolate>
          </li>
        ))}
      </ul>
    </section>
  )
}
