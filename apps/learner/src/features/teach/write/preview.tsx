import { Trans } from '@lingui/react/macro'
import { Heading, Switch, useUi } from '@masar/ui'
import { useState } from 'react'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { textIn } from '../questions/as-asked.ts'
import { flawsOf } from '../questions/checks.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { useRenderedTexts } from './api.ts'
import type { QuestionDraft, Texts } from './draft.ts'
import { writtenOf } from './read-draft.ts'
import styles from './write.module.css'
import type { Writing } from './writing.ts'

interface PreviewProps extends Pick<Writing, 'draft' | 'languages'> {
  courseId: number
  /** Of a quiz: it has no points. */
  isUnmarked?: boolean
  /** Of a quiz: what learners are shown one after another. */
  hints?: readonly Texts[]
}

/** The question as learners would see it, its key hidden or shown, and what to look at again. */
export function Preview({ courseId, draft, languages, isUnmarked = false, hints = [] }: PreviewProps) {
  const { locale } = useUi()
  const [isKeyShown, setKeyShown] = useState(false)
  const [isDouble, setDouble] = useState(false)
  const written = writtenOf(draft)
  const rendered = useRenderedTexts(courseId, written, hints)
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
          isUnmarked={isUnmarked}
        />
      </ol>
      {hints.length > 0 && (
        <section className={styles.part}>
          <Heading level={3} size="sm">
            <Trans>Hints</Trans>
          </Heading>
          <ol className={styles.hints}>
            {hints.map((hint, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- their order is all that tells them apart
              <li key={at}>
                <RenderedMarkdown topHeading={4} content={rendered?.[textIn(hint, locale)]}>
                  {textIn(hint, locale)}
                </RenderedMarkdown>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  )
}

const shapeOf = ({ kind, options, prompts }: QuestionDraft) =>
  [kind, ...options.map(({ key }) => key), ...prompts.map(({ key }) => key)].join(' ')

/** There is no advice on what is not written yet. */
function hasBegun({ body }: QuestionDraft): boolean {
  return Object.values(body).some(text => text.trim() !== '')
}
