import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Badge, Button, Checkbox, Isolate, NativeSelect, NumberField, Text, useUi } from '@masar/ui'
import { BothTexts } from '../both-texts.tsx'
import { excerptOf } from '../excerpt.ts'
import { textIn } from '../questions/as-asked.ts'
import { kindName } from '../questions/question-words.tsx'
import { turnBack } from './arrange.ts'
import type { PlaceDraft, PoolDraft } from './draft.ts'
import type { Editing } from './editing.ts'
import styles from './structure.module.css'
import { useSectionName } from './use-section-name.ts'

/** What a place is called where it is moved. */
export function usePlaceLabel({ questions }: Pick<Editing, 'questions'>) {
  const { t } = useLingui()
  const { locale } = useUi()
  return ({ pool, questions: held }: PlaceDraft): string => {
    const name = pool && textIn(pool.name, locale).trim()
    if (pool) return name ? t`Pool: ${name}` : t`New pool`
    const question = questions.get(held[0]?.id ?? 0)
    return question ? excerptOf(question.body) : t`A question that is retired now`
  }
}

interface PlaceLineProps {
  editing: Editing
  place: PlaceDraft
  /** Which of all places. */
  at: number
}

/** A question that everybody is asked, or a pool. */
export function PlaceLine({ editing, place, at }: PlaceLineProps) {
  const { t } = useLingui()
  const [question] = place.questions
  if (place.pool) return <PoolLine editing={editing} place={place} pool={place.pool} at={at} />
  if (!question) return null
  const { draft, problems, error, change } = editing
  const key = `question-${question.id}`
  return (
    <div className={styles.line}>
      <QuestionChoice editing={editing} id={question.id} />
      <NumberField
        label={t`Points`}
        text={question.points}
        error={problems[key] ? t`From 0.01 to 100.` : fieldError(error, `places.${at}.questions.0.points`)}
        onChange={(_, points) =>
          change({
            places: draft.places.map(each =>
              each === place ? { ...place, questions: [{ ...question, points }] } : each,
            ),
          })
        }
      />
    </div>
  )
}

function QuestionChoice({ editing: { questions, chosen, choose }, id }: { editing: Editing; id: number }) {
  const question = questions.get(id)
  if (!question)
    return (
      <Text soft>
        <Trans>A question that is retired now</Trans>
      </Text>
    )
  return (
    <Checkbox
      className={styles.choice ?? ''}
      checked={chosen.has(id)}
      onChange={isChosen => choose([id], isChosen)}
    >
      <Isolate>{excerptOf(question.body)}</Isolate> <Badge>{kindName(question.kind)}</Badge>
    </Checkbox>
  )
}

interface PoolLineProps extends PlaceLineProps {
  pool: PoolDraft
}

/** A pool: what it is called, how many are drawn and for how many points, and what it holds. */
function PoolLine({ editing, place, pool, at }: PoolLineProps) {
  const { t } = useLingui()
  const { draft, problems, error, languages, change } = editing
  const nameOf = useSectionName(draft.sections)
  const hasProblem = (problem: 'name' | 'draws' | 'points') => problems[place.key]?.includes(problem)
  const put = (to: Partial<PlaceDraft>) =>
    change({ places: draft.places.map(each => (each === place ? { ...place, ...to } : each)) })
  const set = (to: Partial<PoolDraft>) => put({ pool: { ...pool, ...to } })
  return (
    <div className={styles.pool} role="group" aria-label={usePlaceLabel(editing)(place)}>
      <Text strong>
        <Trans>Pool</Trans>
      </Text>
      <BothTexts
        label={t`Name of the pool`}
        languages={languages}
        value={pool.name}
        maxLength={200}
        error={
          hasProblem('name')
            ? t`Write a name, in one language at least.`
            : fieldError(error, `places.${at}.pool.name`)
        }
        onChange={name => set({ name })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t`Questions to draw`}
          isWhole
          text={pool.draws}
          error={
            hasProblem('draws')
              ? t`From 1 to as many as the pool holds.`
              : fieldError(error, `places.${at}.pool.draws`)
          }
          onChange={(_, draws) => set({ draws })}
        />
        <NumberField
          label={t`Points of each`}
          text={pool.points}
          error={hasProblem('points') ? t`From 0.01 to 100.` : fieldError(error, `places.${at}.pool.points`)}
          onChange={(_, points) => set({ points })}
        />
        {draft.sections.length > 1 && (
          <NativeSelect
            label={t`Section of the pool`}
            value={place.section ?? ''}
            options={draft.sections.map(({ key }) => ({ value: key, label: nameOf(key) }))}
            onChange={section => put({ section })}
          />
        )}
      </div>
      <Text size="sm" soft>
        <Plural value={place.questions.length} one="It holds # question:" other="It holds # questions:" />
      </Text>
      <ul className={styles.held}>
        {place.questions.map(({ id }) => (
          <li key={id}>
            <QuestionChoice editing={editing} id={id} />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        className={styles.start}
        onPress={() => change(turnBack(draft, place.key))}
      >
        <Trans>Ask everybody all of them</Trans>
      </Button>
    </div>
  )
}
