import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import {
  Button,
  Card,
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  Icon,
  Isolate,
  Link,
  LinkButton,
  ProgressBar,
  Skeleton,
  Stat,
  StatList,
  Text,
  useUi,
} from '@masar/ui'
import { ArrowLeft, CircleStop, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import { useCancelBatch, useUndoBatch } from '../acts.ts'
import { AssignmentList } from '../assignments/assignment-list.tsx'
import styles from '../learn.module.css'
import { DueLine } from '../../people/parts/due-text.tsx'
import { addressOf, type AssignmentFilters, type ListMarks } from '../place.ts'
import { type Batch, batchConflictsQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { BatchState, outcomes, useOutcomeWords } from './batch-words.tsx'
import { conflictKinds } from './conflict-kinds.ts'
import { ConflictTable } from './conflict-table.tsx'
import { BatchEvents, useLiveBatch } from './use-live-batch.tsx'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

interface BatchViewProps {
  id: number
  filters: AssignmentFilters
  marks?: ListMarks
}

/** One act that assigned courses: how far it is, what became of each of them, and how to stop or undo it. */
export function BatchView({ id, filters, marks }: BatchViewProps) {
  const query = useLiveBatch(id)
  const batch = query.data?.data
  return (
    <div className={styles.screen}>
      <Link as={AppLink} quiet to={addressOf({ view: 'acts' })} className={styles.back}>
        <Icon of={ArrowLeft} />
        <Trans>What was assigned, and when</Trans>
      </Link>
      <BatchEvents id={id} />
      {query.isPending && <Skeleton shape="block" height="16rem" />}
      {query.isError && !batch && (
        <LoadError
          level={1}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {batch && (
        <>
          <Head batch={batch} />
          <Outcomes batch={batch} />
          <Conflicts batch={batch} />
          <section className={styles.list} aria-labelledby="assigned">
            <Heading level={2} id="assigned">
              <Trans>What it assigned</Trans>
            </Heading>
            <AssignmentList
              filters={filters}
              {...(marks && { marks })}
              empty={
                <EmptyState level={3} title={<Trans>Nothing of it is assigned</Trans>}>
                  <Trans>What could not be assigned, and why, shows above.</Trans>
                </EmptyState>
              }
            />
          </section>
        </>
      )}
    </div>
  )
}

function Head({ batch }: { batch: Batch }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { assigns } = useLearnRights()
  const isAtWork = batch.state === 'running' || batch.state === 'undoing'
  const done = formatNumber(tag, batch.done)
  return (
    <>
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>
              Assigned on <DateText value={batch.created_at} format="time" />
            </Trans>
          </Heading>
          <Text soft className={styles.facts}>
            <span role="status">
              <BatchState state={batch.state} />
            </span>
            <span>
              <DueLine due={batch} />
            </span>
            {batch.created_by !== null && (
              <span>
                <Trans>
                  By <Isolate>{batch.created_by}</Isolate>
                </Trans>
              </span>
            )}
          </Text>
        </div>
        {assigns && <Acts batch={batch} />}
      </div>
      {isAtWork && (
        <Card>
          <ProgressBar
            value={batch.total === 0 ? 0 : (batch.done / batch.total) * 100}
            showValue
            label={batch.state === 'running' ? t`Progress of assigning` : t`Progress of undoing`}
          />
          <Text size="sm" soft>
            <Plural
              value={batch.total}
              one={`${done} of # assignment worked on`}
              other={`${done} of # assignments worked on`}
            />
            {'. '}
            {batch.state === 'running' ? (
              <Trans>You can leave this page: a notification tells you when it is done.</Trans>
            ) : (
              <Trans>You can leave this page; undoing continues anyway.</Trans>
            )}
          </Text>
        </Card>
      )}
    </>
  )
}

function Acts({ batch: { id, state, can_undo: canUndo } }: { batch: Batch }) {
  const cancelling = useCancelBatch(id)
  const undoing = useUndoBatch(id)
  const [isOpen, setOpen] = useState<'cancel' | 'undo' | null>(null)
  const close = (isStill: boolean) => !isStill && setOpen(null)
  return (
    <div className={styles.acts}>
      {state === 'running' && (
        <Button variant="secondary" iconStart={CircleStop} onPress={() => setOpen('cancel')}>
          <Trans>Stop</Trans>
        </Button>
      )}
      {canUndo && (
        <Button variant="secondary" iconStart={Undo2} onPress={() => setOpen('undo')}>
          <Trans>Undo</Trans>
        </Button>
      )}
      <Suspense>
        {isOpen === 'cancel' && (
          <ConfirmDialog
            title={<Trans>Stop assigning?</Trans>}
            action={<Trans>Stop assigning</Trans>}
            isOpen
            onOpenChange={close}
            onConfirm={() => cancelling.mutateAsync(undefined)}
            failure={cancelling.error ? <FailureText error={cancelling.error} /> : <Trans>Try again.</Trans>}
          >
            <Trans>What was assigned by now stays. You can undo it for a day.</Trans>
          </ConfirmDialog>
        )}
        {isOpen === 'undo' && (
          <ConfirmDialog
            title={<Trans>Undo what was assigned?</Trans>}
            action={<Trans>Undo it</Trans>}
            isDanger
            isOpen
            onOpenChange={close}
            onConfirm={() => undoing.mutateAsync(undefined)}
            failure={undoing.error ? <FailureText error={undoing.error} /> : <Trans>Try again.</Trans>}
          >
            <Trans>
              Anything nobody has begun is withdrawn and its seats come back. Anything already begun stays.
            </Trans>
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  )
}

function Outcomes({ batch }: { batch: Batch }) {
  const { tag } = useUi()
  const words = useOutcomeWords()
  const seen = outcomes.filter(outcome => outcome === 'assigned' || batch.outcomes[outcome] > 0)
  return (
    <Card>
      <StatList>
        {seen.map(outcome => (
          <Stat key={outcome} label={words[outcome]} value={formatNumber(tag, batch.outcomes[outcome])} />
        ))}
      </StatList>
    </Card>
  )
}

/** Who was not assigned what, and why. */
function Conflicts({ batch: { id, outcomes: counts } }: { batch: Batch }) {
  const { t } = useLingui()
  const { buys } = useLearnRights()
  if (!conflictKinds.some(kind => counts[kind] > 0)) return null
  return (
    <section className={styles.list} aria-labelledby="conflicts">
      <div className={styles.head}>
        <Heading level={2} id="conflicts">
          <Trans>What was not assigned</Trans>
        </Heading>
        {counts.no_seat > 0 && buys && (
          <LinkButton as={AppLink} to="/courses" variant="secondary">
            <Trans>Buy seats</Trans>
          </LinkButton>
        )}
      </div>
      <ConflictTable
        caption={t`What was not assigned`}
        counts={counts}
        query={kind => batchConflictsQuery(id, kind)}
        empty={<Trans>None of these people is in your branch now.</Trans>}
      />
    </section>
  )
}
