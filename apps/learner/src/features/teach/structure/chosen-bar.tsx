import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, NumberField, Text } from '@masar/ui'
import { useState } from 'react'
import { addToPool, makePool, moveQuestions, setPoints } from './arrange.ts'
import { pointsOf } from './draft.ts'
import type { Editing } from './editing.ts'
import { usePlaceLabel } from './place-line.tsx'
import styles from './structure.module.css'
import { useSectionName } from './use-section-name.ts'

/** Acts on several questions at once. */
export function ChosenBar({ editing }: { editing: Editing }) {
  const { t } = useLingui()
  const { draft, questions, chosen, choose, change } = editing
  const all = [...questions.keys()]
  const tags = [...new Set([...questions.values()].flatMap(each => each.tags))].toSorted()
  const withTag = (tag: string) => all.filter(id => questions.get(id)?.tags.includes(tag))
  return (
    <section aria-label={t`Chosen questions`} className={styles.bar}>
      <div className={styles.count}>
        <Text role="status" strong>
          <Plural
            value={chosen.size}
            _0="No question is chosen"
            one="# question is chosen"
            other="# questions are chosen"
          />
        </Text>
        <Button size="sm" variant="quiet" onPress={() => choose(all, chosen.size < all.length)}>
          {chosen.size < all.length ? <Trans>Choose all</Trans> : <Trans>Choose none</Trans>}
        </Button>
        {tags.length > 0 && (
          <NativeSelect
            hideLabel
            label={t`Choose by tag`}
            value=""
            placeholder={t`Choose by tag`}
            options={tags.map(tag => ({ value: tag, label: tag }))}
            onChange={tag => choose(withTag(tag), true)}
          />
        )}
      </div>
      {chosen.size > 0 && (
        <>
          <Moves editing={editing} />
          <div className={styles.acts}>
            <Button size="sm" variant="secondary" onPress={() => change(makePool(draft, chosen))}>
              <Trans>Make a pool of them</Trans>
            </Button>
            <IntoPool editing={editing} />
            <SamePoints editing={editing} />
          </div>
        </>
      )}
    </section>
  )
}

function Moves({ editing: { draft, chosen, change } }: { editing: Editing }) {
  const { t } = useLingui()
  const nameOf = useSectionName(draft.sections)
  const [wanted, setWanted] = useState('')
  const [first] = draft.sections
  const section = draft.sections.some(({ key }) => key === wanted) ? wanted : (first?.key ?? null)
  const move = (end: 'start' | 'end') => change(moveQuestions(draft, chosen, section, end))
  return (
    <div className={styles.acts}>
      {draft.sections.length > 1 && (
        <NativeSelect
          label={t`Move them into`}
          value={section ?? ''}
          options={draft.sections.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          onChange={setWanted}
        />
      )}
      <Button size="sm" variant="secondary" onPress={() => move('start')}>
        <Trans>Move to the beginning</Trans>
      </Button>
      <Button size="sm" variant="secondary" onPress={() => move('end')}>
        <Trans>Move to the end</Trans>
      </Button>
    </div>
  )
}

function IntoPool({ editing }: { editing: Editing }) {
  const { t } = useLingui()
  const { draft, chosen, change } = editing
  const labelOf = usePlaceLabel(editing)
  const pools = draft.places.filter(({ pool }) => pool !== null)
  if (pools.length === 0) return null
  return (
    <NativeSelect
      hideLabel
      label={t`Put them into a pool`}
      value=""
      placeholder={t`Put them into a pool`}
      options={pools.map(place => ({ value: place.key, label: labelOf(place) }))}
      onChange={pool => change(addToPool(draft, chosen, pool))}
    />
  )
}

function SamePoints({ editing: { draft, chosen, change } }: { editing: Editing }) {
  const { t } = useLingui()
  const [points, setTyped] = useState('')
  const isFit = pointsOf(points) !== null
  return (
    <div className={styles.same}>
      <NumberField
        label={t`Points for each of them`}
        text={points}
        error={points !== '' && !isFit && t`From 0.01 to 100.`}
        onChange={(_, text) => setTyped(text)}
      />
      <Button
        size="sm"
        variant="secondary"
        isDisabled={!isFit}
        onPress={() => change(setPoints(draft, chosen, points))}
      >
        <Trans>Set the points</Trans>
      </Button>
    </div>
  )
}
