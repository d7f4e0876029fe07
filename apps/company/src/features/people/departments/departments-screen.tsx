import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo, useTypedWords } from '@masar/app-shell'
import { withQuery } from '@masar/site-map'
import { Button, EmptyState, Heading, SearchField, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { PeopleNav } from '../parts/people-nav.tsx'
import { type Department, departmentsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import type { RowAct } from './department-row.tsx'
import { DepartmentTree } from './department-tree.tsx'
import styles from './departments.module.css'
import { matching } from './tree-model.ts'

const DepartmentDialog = lazy(() =>
  import('./department-dialog.tsx').then(({ DepartmentDialog: default_ }) => ({ default: default_ })),
)
const RemoveDialog = lazy(() =>
  import('./remove-dialog.tsx').then(({ RemoveDialog: default_ }) => ({ default: default_ })),
)

type Open = { act: 'create' } | { act: RowAct; department: Department }

/** The tree of the company's departments; a manager's is the own branch. */
export function DepartmentsScreen({ q = '' }: { q?: string | undefined }) {
  const query = useQuery(departmentsQuery())
  const departments = query.data?.data
  const { changesPeople, isManager } = useRights()
  const [open, setOpen] = useState<Open | null>(null)
  const mayCreate = changesPeople && !isManager
  return (
    <div className={styles.screen}>
      <PeopleNav at="departments" />
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Departments</Trans>
          </Heading>
          <Text soft role="status">
            {departments && departments.length > 0 && (
              <Plural value={departments.length} one="# department" other="# departments" />
            )}
          </Text>
        </div>
        {mayCreate && (
          <Button iconStart={Plus} onPress={() => setOpen({ act: 'create' })}>
            <Trans>New department</Trans>
          </Button>
        )}
      </div>
      {query.isPending && <TreeSkeleton />}
      {query.isError && !departments && (
        <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {departments?.length === 0 && (
        <EmptyState drawing="people" title={<Trans>There are no departments yet</Trans>}>
          <Trans>Departments say who works where. Managers see the people of their own branch.</Trans>
        </EmptyState>
      )}
      {departments && departments.length > 0 && (
        <Known q={q} departments={departments} onAct={(act, department) => setOpen({ act, department })} />
      )}
      <Suspense>
        {departments && open && (
          <OpenDialog departments={departments} open={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </div>
  )
}

interface KnownProps {
  /** What is searched for, as in the URL. */
  q: string
  departments: readonly Department[]
  onAct: (act: RowAct, department: Department) => void
}

function Known({ q, departments, onAct }: KnownProps) {
  const { t } = useLingui()
  const go = useGo()
  const search = useCallback(
    (words: string) => go(withQuery('/departments', { q: words }), { replace: true, resetScroll: false }),
    [go],
  )
  const { typed, setTyped } = useTypedWords(q, search)
  const found = matching(departments, typed)
  return (
    <>
      <SearchField label={t`Search departments`} value={typed} onChange={setTyped} onSubmit={search} />
      {found.length === 0 ? (
        <EmptyState drawing="search" title={<Trans>No results</Trans>}>
          <Trans>No department has this name.</Trans>
        </EmptyState>
      ) : (
        <DepartmentTree departments={found} isOpen={typed.trim() !== ''} onAct={onAct} />
      )}
    </>
  )
}

interface OpenDialogProps {
  departments: readonly Department[]
  open: Open
  onClose: () => void
}

function OpenDialog({ departments, open, onClose }: OpenDialogProps) {
  const { isManager } = useRights()
  if (open.act === 'remove')
    return <RemoveDialog departments={departments} department={open.department} onClose={onClose} />
  return (
    <DepartmentDialog
      departments={departments}
      department={open.act === 'edit' ? open.department : null}
      parentId={open.act === 'add' ? open.department.id : null}
      mayStandAtTop={!isManager}
      onClose={onClose}
    />
  )
}

function TreeSkeleton() {
  return (
    <div aria-busy className={styles.waiting}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="block" height="3.5rem" />
      ))}
    </div>
  )
}
