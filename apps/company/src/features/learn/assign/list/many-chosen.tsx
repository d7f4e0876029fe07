import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Button } from '@masar/ui'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from '../../learn.module.css'
import { ChosenList } from '../../parts/chosen-list.tsx'
import type { Draft, Named } from '../draft.ts'
import type { StepProps } from '../what-step.tsx'

const ListDialog = lazy(() =>
  import('./list-dialog.tsx').then(({ ListDialog: default_ }) => ({ default: default_ })),
)

/** Those of a draft who are chosen together, in words: all who match filters, and all of a list. */
export function useManyWords({ matching, list }: Pick<Draft, 'matching' | 'list'>): {
  matching: Named[]
  list: Named[]
} {
  const { t } = useLingui()
  const found = list?.found ?? 0
  const count = matching?.count ?? 0
  return {
    matching: matching
      ? [
          {
            id: 0,
            name: t({
              message: plural(count, {
                one: 'All who match your filters: # person',
                other: 'All who match your filters: # people',
              }),
            }),
          },
        ]
      : [],
    list: list
      ? [
          {
            id: list.id,
            name: t({ message: plural(found, { one: 'Your list: # person', other: 'Your list: # people' }) }),
          },
        ]
      : [],
  }
}

/** All who matched in the list of employees, and all whom a list names. */
export function ManyChosen({ draft, onChange }: StepProps) {
  const { t } = useLingui()
  const words = useManyWords(draft)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-label={t`Many at once`}>
      <ChosenList
        label={t`People who match`}
        items={words.matching}
        onRemove={() => onChange({ matching: null })}
      />
      <ChosenList
        label={t`People of your list`}
        items={words.list}
        onRemove={() => onChange({ list: null })}
      />
      <div>
        <Button size="sm" variant="secondary" iconStart={ListChecks} onPress={() => setOpen(true)}>
          {draft.list ? <Trans>See your list</Trans> : <Trans>Name people by a list</Trans>}
        </Button>
      </div>
      <Suspense>
        {isOpen && (
          <ListDialog
            listId={draft.list?.id ?? null}
            onUse={list => {
              onChange({ list })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
