import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { Banner, Button, Card, Heading, Isolate, showToast, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../people/parts/failure.tsx'
import { ConflictTable } from '../acts/conflict-table.tsx'
import styles from '../learn.module.css'
import { DueText } from '../../people/parts/due-text.tsx'
import { addressOf } from '../place.ts'
import { type Preview, previewedQuery, previewQuery, useAssign } from './api.ts'
import { canStand, type Draft, dueOf, removeDraft } from './draft.ts'
import { useManyWords } from './list/many-chosen.tsx'
import { MissingSeats } from './missing-seats.tsx'

interface CheckStepProps {
  draft: Draft
  onChange: (change: Partial<Omit<Draft, 'key'>>) => void
}

/** Shows what would be assigned and what prevents it; then assigns. */
export function CheckStep({ draft: written }: CheckStepProps) {
  // What was chosen besides may leave no choice that others could join.
  const draft = { ...written, isStanding: written.isStanding && canStand(written) }
  const { t } = useLingui()
  const go = useGo()
  const preview = useQuery(previewQuery(draft))
  const assigning = useAssign(draft)
  const back = () => go(addressOf({ view: 'assign', step: 'when' }))
  const assign = () =>
    assigning.mutate(undefined, {
      onSuccess: done => {
        removeDraft()
        if ('batch' in done) return go(addressOf({ batch: done.batch }), { replace: true })
        showToast({
          tone: 'success',
          text:
            done.known === 0 ? t`It is assigned for good now` : t`Some of it was assigned for good already`,
        })
        go(addressOf({ view: 'standing' }), { replace: true })
      },
    })
  const plan = preview.data
  return (
    <>
      <Summary draft={draft} />
      {preview.isPending && <Skeleton shape="block" height="12rem" />}
      {preview.isError && !plan && (
        <LoadError
          level={3}
          error={preview.error}
          isRetrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
      {plan && <Plan plan={plan} draft={draft} />}
      <Failure error={assigning.error} field="due_on" />
      <div className={styles.acts}>
        {plan && (plan.outcomes['assigned'] ?? 0) + (draft.isStanding ? 1 : 0) > 0 && (
          <Button isPending={assigning.isPending} onPress={assign}>
            {draft.isStanding ? (
              <Trans>Assign it for good</Trans>
            ) : (
              <Plural
                value={plan.outcomes['assigned'] ?? 0}
                one="Make # assignment"
                other="Make # assignments"
              />
            )}
          </Button>
        )}
        <Button variant="secondary" isDisabled={assigning.isPending} onPress={back}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  )
}

const most = 5

function Names({ of }: { of: readonly string[] }) {
  const further = of.length - most
  return (
    <>
      {of.slice(0, most).map((name, index) => (
        <span key={`${name} ${index}`}>
          {index > 0 && ' · '}
          <Isolate>{name}</Isolate>
        </span>
      ))}
      {further > 0 && (
        <>
          {' '}
          <Plural value={further} one="and # more" other="and # more" />
        </>
      )}
    </>
  )
}

/** What was chosen in the steps before. */
function Summary({ draft }: { draft: Draft }) {
  const { courses, paths, people, departments, groups, everyone } = draft
  const many = useManyWords(draft)
  const whom = [...many.matching, ...many.list, ...departments, ...groups, ...people].map(({ name }) => name)
  return (
    <Card>
      <dl className={styles.summary}>
        <div>
          <dt>
            <Trans>What to learn</Trans>
          </dt>
          <dd>
            <Names of={[...courses.map(({ title }) => title), ...paths.map(({ name }) => name)]} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Who learns it</Trans>
          </dt>
          <dd>{everyone ? <Trans>Everybody whom I manage here</Trans> : <Names of={whom} />}</dd>
        </div>
        <div>
          <dt>
            <Trans>By when</Trans>
          </dt>
          <dd>
            <DueText due={dueOf(draft)} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function Plan({ plan, draft }: { plan: Preview; draft: Draft }) {
  const { t } = useLingui()
  const ready = plan.outcomes['assigned'] ?? 0
  const against = plan.total - ready
  return (
    <>
      <div role="status">
        {ready > 0 ? (
          <Banner tone="success">
            <Plural
              value={ready}
              one="# assignment can be made now."
              other="# assignments can be made now."
            />
            {plan.with_own > 0 && (
              <>
                {' '}
                <Plural
                  value={plan.with_own}
                  one="# person has the course by themselves, which takes no seat."
                  other="# people have the course by themselves, which takes no seat."
                />
              </>
            )}
          </Banner>
        ) : (
          <Banner tone="warning">
            <Trans>Nothing of this can be assigned now.</Trans>
          </Banner>
        )}
      </div>
      <MissingSeats seats={plan.seats} cost={plan.cost} draft={draft} />
      {against > 0 && (
        <section className={styles.part} aria-labelledby="against">
          <Heading level={3} size="md" id="against">
            <Plural value={against} one="# is left out" other="# are left out" />
          </Heading>
          {ready > 0 && (
            <Text size="sm" soft>
              <Trans>The others are assigned all the same.</Trans>
            </Text>
          )}
          <ConflictTable
            caption={t`What is left out`}
            counts={plan.outcomes}
            query={kind => previewedQuery(draft, kind === 'left' ? undefined : kind)}
          />
        </section>
      )}
      {plan.with_own > 0 && (
        <section className={styles.part} aria-labelledby="own">
          <Heading level={3} size="md" id="own">
            <Trans>Who has the course by themselves</Trans>
          </Heading>
          <ConflictTable
            caption={t`Who has the course by themselves`}
            query={() => previewedQuery(draft, 'own')}
            total={plan.with_own}
            hasReason={false}
          />
        </section>
      )}
    </>
  )
}
