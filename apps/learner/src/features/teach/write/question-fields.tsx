import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Card, Heading, NativeSelect, NumberField, TextField } from '@masar/ui'
import { BothTexts } from '../both-texts.tsx'
import { NumberPart, RubricPart, TextPart, TruthPart } from './answer-parts.tsx'
import { EssayPart } from './essay-part.tsx'
import { ChoiceParts, MatchParts, OrderParts } from './choice-parts.tsx'
import { tagsOf, tagsText } from './draft.ts'
import { useProblemMessage } from './write-words.ts'
import styles from './write.module.css'
import type { Writing } from './writing.ts'

export interface Known {
  /** That other questions of the exam have. */
  tags: readonly string[]
  /** Of the course, in their order. */
  lessons: readonly { id: number; title: string }[]
}

interface QuestionFieldsProps extends Writing {
  /** What tells what it is about; null in a quiz, whose questions have neither tags nor points and a lesson of their own. */
  known: Known | null
}

/** Everything of a question: what it asks, what is right, why, and what it is about. */
export function QuestionFields({ known, ...writing }: QuestionFieldsProps) {
  const { t } = useLingui()
  const { draft, languages, problems, error, change } = writing
  const say = useProblemMessage()
  return (
    <>
      <Card as="section" className={styles.part}>
        <Heading level={2}>
          <Trans>Question</Trans>
        </Heading>
        <BothTexts
          label={t`Text of the question`}
          languages={languages}
          value={draft.body}
          rows={5}
          maxLength={20_000}
          hint={t`Markdown, code between backquotes and formulas between dollar signs work as in lessons.`}
          error={say(problems['body']) ?? fieldError(error, 'body')}
          onChange={body => change({ body })}
        />
        {known && (
          <NumberField
            label={t`Points`}
            text={draft.points}
            error={say(problems['points']) ?? fieldError(error, 'points')}
            onChange={(_, points) => change({ points })}
          />
        )}
      </Card>
      <Card as="section" className={styles.part}>
        <Heading level={2}>
          <Trans>What is right</Trans>
        </Heading>
        <RightPart {...writing} />
      </Card>
      <Card as="section" className={styles.part}>
        <Heading level={2}>
          {known ? <Trans>Explanation and tags</Trans> : <Trans>Explanation</Trans>}
        </Heading>
        <BothTexts
          label={t`Explanation`}
          languages={languages}
          value={draft.explanation}
          rows={3}
          maxLength={20_000}
          isOptional
          hint={
            known
              ? t`Learners see it with the right answer, once the exam’s rules allow it.`
              : t`Learners see it once they have answered right.`
          }
          onChange={explanation => change({ explanation })}
        />
        {known && <TagFields known={known} {...writing} />}
      </Card>
    </>
  )
}

interface TagFieldsProps extends Writing {
  known: Known
}

function TagFields({ known, draft, problems, error, change }: TagFieldsProps) {
  const { t } = useLingui()
  const say = useProblemMessage()
  return (
    <>
      <TextField
        label={t`Tags`}
        hint={t`What it is about, separated by commas: to find it, and to choose it for a pool.`}
        isOptional
        autoComplete="off"
        value={draft.tags}
        error={say(problems['tags']) ?? fieldError(error, 'tags')}
        onChange={tags => change({ tags })}
      />
      <KnownTags known={known.tags} draft={draft} change={change} />
      <LessonField lessons={known.lessons} draft={draft} error={error} change={change} />
    </>
  )
}

interface LessonFieldProps extends Pick<Writing, 'draft' | 'error' | 'change'> {
  lessons: Known['lessons']
}

/** The lesson that teaches what the question asks. */
function LessonField({ lessons, draft, error, change }: LessonFieldProps) {
  const { t } = useLingui()
  const options = lessons.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <NativeSelect
      label={t`Lesson that teaches it`}
      hint={t`Anyone who misses the question finds this lesson under “What to study again”, once the exam’s rules allow it.`}
      isOptional
      value={options.some(({ value }) => value === draft.lesson) ? draft.lesson : ''}
      options={[{ value: '', label: t({ message: 'None', context: 'lesson' }) }, ...options]}
      error={fieldError(error, 'lesson_id')}
      onChange={lesson => change({ lesson })}
    />
  )
}

function RightPart(writing: Writing) {
  switch (writing.draft.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return <ChoiceParts {...writing} />
    case 'true_false':
      return <TruthPart {...writing} />
    case 'short_text':
      return <TextPart {...writing} />
    case 'number':
      return <NumberPart {...writing} />
    case 'matching':
      return <MatchParts {...writing} />
    case 'ordering':
      return <OrderParts {...writing} />
    case 'essay':
      return (
        <>
          <EssayPart {...writing} />
          <RubricPart {...writing} />
        </>
      )
  }
}

interface KnownTagsProps extends Pick<Writing, 'draft' | 'change'> {
  known: readonly string[]
}

/** Tags of other questions, added by a press: one word for one thing. */
function KnownTags({ known, draft, change }: KnownTagsProps) {
  const { t } = useLingui()
  const own = tagsOf(draft.tags)
  const others = known.filter(tag => !own.includes(tag))
  if (others.length === 0) return null
  return (
    <div role="group" aria-label={t`Tags of other questions`} className={styles.acts}>
      {others.map(tag => (
        <Button key={tag} size="sm" variant="quiet" onPress={() => change({ tags: tagsText([...own, tag]) })}>
          {tag}
        </Button>
      ))}
    </div>
  )
}
