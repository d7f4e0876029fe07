import { Trans, useLingui } from '@lingui/react/macro'
import { companyApi, LoadError, useGo } from '@masar/app-shell'
import { fold } from '@masar/text'
import { Button, EmptyState, Heading, Price, SearchField, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ExportDialog, saveAnswer } from '../../exports/index.ts'
import { pathsOf } from '../../people/departments/tree-model.ts'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { useLearnRights } from '../rights.ts'
import { budgetsQuery, type DepartmentBudget } from './api.ts'
import { BudgetRow, type KnownBudget } from './budget-row.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { budgetsAddress, type BudgetsPlace } from './place.ts'

const Movements = lazy(() =>
  import('./budget-movements.tsx').then(({ BudgetMovements: default_ }) => ({ default: default_ })),
)
type Open = { act: 'grant' | 'take-back'; budget?: DepartmentBudget } | { act: 'export' }

/** What departments may spend on courses: a manager sees the own branch. */
export function BudgetsScreen({ place }: { place: BudgetsPlace }) {
  const budgets = useQuery(budgetsQuery())
  const { buys, readsPeople } = useLearnRights()
  const [open, setOpen] = useState<Open | null>(null)
  const rows = budgets.data?.data
  const known = rows?.filter((row): row is KnownBudget => row.id !== null)
  return (
    <div className={styles.screen}>
      {readsPeople && <LearnNav at="budgets" />}
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Budgets</Trans>
          </Heading>
          <Text soft>
            <Trans>A request reserves credit of the person’s department; approval spends it.</Trans>
          </Text>
        </div>
        <div className={styles.acts}>
          {known && known.length > 0 && (
            <Button variant="secondary" iconStart={Download} onPress={() => setOpen({ act: 'export' })}>
              <Trans>Export</Trans>
            </Button>
          )}
          {buys && (
            <Button iconStart={Plus} onPress={() => setOpen({ act: 'grant' })}>
              <Trans>Grant credit</Trans>
            </Button>
          )}
        </div>
      </div>
      {budgets.isPending && <Skeleton shape="block" height="16rem" />}
      {budgets.isError && !rows && (
        <LoadError
          error={budgets.error}
          isRetrying={budgets.isFetching}
          onRetry={() => void budgets.refetch()}
        />
      )}
      {rows && known && <KnownBudgets rows={rows} known={known} place={place} onOpen={setOpen} />}
      {open?.act === 'export' && <BudgetExport onClose={() => setOpen(null)} />}
      {(open?.act === 'grant' || open?.act === 'take-back') && (
        <CreditDialog act={open.act} budget={open.budget} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

interface KnownBudgetsProps {
  rows: readonly DepartmentBudget[]
  known: readonly KnownBudget[]
  place: BudgetsPlace
  onOpen: (open: Open) => void
}

function KnownBudgets({ rows, known, place, onOpen }: KnownBudgetsProps) {
  const { t } = useLingui()
  const go = useGo()
  const change = (next: BudgetsPlace) => go(budgetsAddress(next), { replace: true })
  const { q = '', budget: openId, movement } = place
  const found = withPaths(rows, known).filter(({ path }) => fold(path).includes(fold(q)))
  const shown = known.find(({ id }) => id === openId)
  const rest = q === '' ? {} : { q }
  if (known.length === 0)
    return (
      <EmptyState title={<Trans>No department has a budget yet</Trans>}>
        <Trans>Until one has, requests are approved whatever they cost.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Totals known={known} />
      {known.length > 5 && (
        <SearchField
          label={t`Search departments`}
          value={q}
          onChange={typed => change(typed.trim() === '' ? {} : { q: typed })}
        />
      )}
      {found.length === 0 && <EmptyState title={<Trans>No results</Trans>} />}
      <ul className={styles.rows}>
        {found.map(({ budget, path }) => (
          <BudgetRow key={budget.id} budget={budget} path={path} onAct={act => onOpen({ act, budget })} />
        ))}
      </ul>
      <Suspense>
        {shown && (
          <Movements
            budget={shown}
            movement={movement}
            onChange={next => change({ ...rest, budget: shown.id, ...(next && { movement: next }) })}
            onClose={() => change(rest)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Budgets in the order of the tree, each under the names of the departments above it; those of deleted ones last. */
function withPaths(rows: readonly DepartmentBudget[], known: readonly KnownBudget[]) {
  const departments = rows.flatMap(({ department: { id, ...rest } }) =>
    id === null ? [] : [{ id, ...rest }],
  )
  const byDepartment = new Map(known.map(budget => [budget.department.id, budget]))
  const alive = pathsOf(departments).flatMap(({ id, path }) => {
    const budget = byDepartment.get(id)
    return budget ? [{ budget, path }] : []
  })
  const deleted = known.filter(({ department }) => department.id === null)
  return [...alive, ...deleted.map(budget => ({ budget, path: budget.department.name }))]
}

function Totals({ known }: { known: readonly KnownBudget[] }) {
  const sum = (name: 'granted' | 'free') => known.reduce((total, budget) => total + budget[name], 0)
  return (
    <Text role="status">
      <Trans>
        Together <Price amount={sum('free')} isExact /> of <Price amount={sum('granted')} isExact /> are free.
      </Trans>
    </Text>
  )
}

const asked = { of: 'movements' } as const

function BudgetExport({ onClose }: { onClose: () => void }) {
  return (
    <ExportDialog
      title={<Trans>Export the history of all budgets</Trans>}
      save={format =>
        saveAnswer(
          companyApi().POST('/budgets/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `budgets.${format}`,
        )
      }
      onClose={onClose}
    >
      <Trans>The file has each movement of the budgets that you see, the oldest first.</Trans>
    </ExportDialog>
  )
}
