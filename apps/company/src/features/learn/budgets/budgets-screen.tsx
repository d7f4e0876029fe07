import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi, LoadError, useGo } from '@masar/app-shell'
import { Button, EmptyState, Heading, Price, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ExportDialog, saveAnswer } from '../../exports/index.ts'
import { pathsOf } from '../../people/departments/tree-model.ts'
import { ageSorts, dialogPlaceOf, found } from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { useLearnRights } from '../rights.ts'
import { budgetsQuery, type DepartmentBudget } from './api.ts'
import { BudgetRow, type KnownBudget } from './budget-row.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { budgetsAddress, type BudgetsPlace, budgetsPlaceOf } from './place.ts'

const Movements = lazy(() =>
  import('./budget-movements.tsx').then(({ BudgetMovements: default_ }) => ({ default: default_ })),
)
type Open = { act: 'grant' | 'take-back'; budget?: DepartmentBudget } | { act: 'export' }

/** What departments may spend on courses: a manager sees the own branch. */
export function BudgetsScreen({ place: { export: exportId, ...place } }: { place: BudgetsPlace }) {
  const go = useGo()
  const budgets = useQuery(budgetsQuery())
  const { buys } = useLearnRights()
  const [open, setOpen] = useState<Open | null>(null)
  const rows = budgets.data?.data
  const known = rows?.filter((row): row is KnownBudget => row.id !== null)
  return (
    <div className={styles.screen}>
      <LearnNav at="budgets" />
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
      {(open?.act === 'export' || exportId !== undefined) && (
        <BudgetExport
          exportId={exportId}
          onClose={() => {
            setOpen(null)
            if (exportId !== undefined) go(budgetsAddress(place), { replace: true })
          }}
        />
      )}
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

function KnownBudgets({
  rows,
  known,
  place: { budget: openId, movement, who, by, ...shown },
  onOpen,
}: KnownBudgetsProps) {
  const go = useGo()
  const change = (next: BudgetsPlace) => go(budgetsAddress(next), { replace: true })
  const matching = found(withPaths(rows, known), shown, finding)
  const open = known.find(({ id }) => id === openId)
  if (known.length === 0)
    return (
      <EmptyState title={<Trans>No department has a budget yet</Trans>}>
        <Trans>Until one has, requests are approved whatever they cost.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Totals known={known} />
      {known.length > 1 && <BudgetTools place={shown} onChange={change} />}
      {matching.length === 0 && <EmptyState title={<Trans>No results</Trans>} />}
      <ul className={styles.rows}>
        {matching.map(({ budget, path }) => (
          <BudgetRow
            key={budget.id}
            budget={budget}
            path={path}
            place={shown}
            onAct={act => onOpen({ act, budget })}
          />
        ))}
      </ul>
      <Suspense>
        {open && (
          <Movements
            budget={open}
            place={{ movement, ...dialogPlaceOf({ who, by }, ageSorts) }}
            onChange={next => change({ ...shown, budget: open.id, ...next })}
            onClose={() => change(shown)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ShownBudget {
  budget: KnownBudget
  /** The department with those above it. */
  path: string
}

const finding = {
  words: ({ path }: ShownBudget) => path,
  orders: {
    free: (a: ShownBudget, b: ShownBudget) => a.budget.free - b.budget.free,
    spent: (a: ShownBudget, b: ShownBudget) => b.budget.spent - a.budget.spent,
    granted: (a: ShownBudget, b: ShownBudget) => b.budget.granted - a.budget.granted,
  },
}

function BudgetTools({ place, onChange }: { place: BudgetsPlace; onChange: (place: BudgetsPlace) => void }) {
  const { t } = useLingui()
  return (
    <ListTools
      label={t`Search departments`}
      place={place}
      sorts={[
        { value: '', label: t`In the order of departments` },
        { value: 'free', label: t`Least free first` },
        { value: 'spent', label: t`Most spent first` },
        { value: 'granted', label: t`Most granted first` },
      ]}
      onChange={next => onChange(budgetsPlaceOf(next))}
    />
  )
}

/** Budgets in the order of the tree, each under the names of the departments above it; those of deleted ones last. */
function withPaths(rows: readonly DepartmentBudget[], known: readonly KnownBudget[]): ShownBudget[] {
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

function BudgetExport({ exportId, onClose }: { exportId: number | undefined; onClose: () => void }) {
  return (
    <ExportDialog
      title={<Trans>Export the history of all budgets</Trans>}
      exportId={exportId}
      save={format =>
        saveAnswer(
          companyApi().POST('/budgets/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `budgets.${format}`,
        )
      }
      start={async format =>
        (await unwrap(companyApi().POST('/budgets/exports', { body: { ...asked, format } }))).data.id
      }
      onClose={onClose}
    >
      <Trans>The file has each movement of the budgets that you see, the oldest first.</Trans>
    </ExportDialog>
  )
}
