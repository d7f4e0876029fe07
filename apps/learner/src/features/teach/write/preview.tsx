import { Trans } from '@lingui/react/macro'
import { Heading, Switch } from '@masar/ui'
import { useState } from 'react'
import { flawsOf } from '../questions/checks.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { useRenderedTexts } from './api.ts'
import type { QuestionDraft } from './draft.ts'
import { writtenOf } from './read-draft.ts'
import styles from './write.module.css'
import type { Writing } from './writing.ts'

/** The question as learners would see it, its key hidden or shown, and what to look at again. */
export function Preview({ draft, languages }: Pick<Writing, 'draft' | 'languages'>) {
  const [isKeyShown, setKeyShown] = useState(false)
  const [isDouble, setDouble] = useState(false)
  const written = writtenOf(draft)
  const rendered = useRenderedTexts(written)
  return (
    <section className={styles.preview}>
      <Heading level={2}>
        <Trans>As learners see it</Trans>
      </Heading>
      <div className={styles.acts}>
        <Switch checked={isKeyShown} onChange={setKeyShown}>
          <Trans>Show the key</Trans>
        </Switch>
        {languages.length > 1 && (
          <Switch checked={isDouble} onChange={setDouble}>
            <Trans>Both languages side by side</Trans>
          </Switch>
        )}
      </div>
      <ol className={styles.list}>
        <QuestionCard
          // Another kind, or other options, take another answer.
          key={shapeOf(draft)}
          number={1}
          level={3}
          question={{ ...written, ...(rendered && { rendered }) }}
          flaws={hasBegun(draft) ? flawsOf(written, languages) : []}
          isKeyShown={isKeyShown}
          isDouble={isDouble}
        />
      </ol>
    </section>
  )
}

const shapeOf = ({ kind, options, prompts }: QuestionDraft) =>
  [kind, ...options.map(({ key }) => key), ...prompts.map(({ key }) => key)].join(' ')

/** There is no advice on what is not written yet. */
function hasBegun({ body }: QuestionDraft): boolean {
  return Object.values(body).some(text => text.trim() !== '')
}
