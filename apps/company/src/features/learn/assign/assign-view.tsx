import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Button, Heading } from '@masar/ui'
import { useEffect, useRef, useState } from 'react'
import styles from '../learn.module.css'
import { addressOf, type LearnPlace, type Step } from '../place.ts'
import { CheckStep } from './check-step.tsx'
import { type Draft, hasWhat, hasWhen, hasWhom, useDraft } from './draft.ts'
import { useGivenCourse } from './use-given-course.ts'
import { WhatStep } from './what-step.tsx'
import { WhenStep } from './when-step.tsx'
import { WhomStep } from './whom-step.tsx'

const order = ['what', 'whom', 'when', 'check'] as const
type Stage = (typeof order)[number]

const isWhole: Record<Stage, (draft: Draft) => boolean> = {
  what: hasWhat,
  whom: hasWhom,
  when: hasWhen,
  check: () => true,
}

const addressAt = (stage: Stage) =>
  addressOf({ view: 'assign', ...(stage !== 'what' && { step: stage as Step }) })

/** Assigning in four steps. The step is in the URL, the draft in the tab: neither back nor a reload loses it. */
export function AssignView({ place }: { place: LearnPlace }) {
  const go = useGo()
  const [draft, change] = useDraft()
  useGivenCourse(place.course, draft, change)
  const [tried, setTried] = useState<Stage | null>(null)
  // An address cannot lead past what is not written yet.
  const wanted = order.indexOf(place.step ?? 'what')
  const first = order.findIndex(stage => !isWhole[stage](draft))
  const at = first === -1 ? wanted : Math.min(wanted, first)
  const stage = order[at] ?? 'what'
  const heading = useFocusOnStep(stage)
  const next = () => {
    setTried(stage)
    const following = order[at + 1]
    if (isWhole[stage](draft) && following) go(addressAt(following))
  }
  const step = { draft, onChange: change, isTried: tried === stage }
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Assign courses</Trans>
      </Heading>
      <Steps at={stage} />
      <div className={styles.parts}>
        <div ref={heading} tabIndex={-1} className={styles.stage}>
          <Heading level={2}>
            <StageWords stage={stage} />
          </Heading>
        </div>
        {stage === 'what' && <WhatStep {...step} />}
        {stage === 'whom' && <WhomStep {...step} />}
        {stage === 'when' && <WhenStep {...step} />}
        {stage === 'check' && <CheckStep draft={draft} onChange={change} />}
        {stage !== 'check' && (
          <div className={styles.acts}>
            <Button onPress={next}>
              <Trans>Next</Trans>
            </Button>
            {at > 0 && (
              <Button variant="secondary" onPress={() => go(addressAt(order[at - 1] ?? 'what'))}>
                <Trans>Back</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function StageWords({ stage }: { stage: Stage }) {
  if (stage === 'what') return <Trans>What to learn</Trans>
  if (stage === 'whom') return <Trans>Who learns it</Trans>
  if (stage === 'when') return <Trans>By when</Trans>
  return <Trans>Check and assign</Trans>
}

function Steps({ at }: { at: Stage }) {
  const { t } = useLingui()
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {order.map(stage => (
        <li key={stage} aria-current={stage === at ? 'step' : undefined}>
          <StageWords stage={stage} />
        </li>
      ))}
    </ol>
  )
}

/** A step that is gone to is read out; the one that the page opens with is not. */
function useFocusOnStep(stage: Stage) {
  const heading = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    heading.current?.focus()
  }, [stage])
  return heading
}
