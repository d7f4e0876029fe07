import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { NativeSelect, SearchField } from '@masar/ui'
import { type ReactNode, useCallback } from 'react'
import type { ListPlace } from './found.ts'
import styles from './list-tools.module.css'

/** What is searched for, and the order; either not said. */
export type ListChange = Record<'q' | 'sort', string | undefined>

interface ListToolsProps<Sort extends string> {
  /** What is searched by. */
  label: string
  place: ListPlace<Sort>
  /** What the orders are called, the list's own one, without a value, among them. Left out where it has no other. */
  sorts?: readonly { value: Sort | ''; label: string }[]
  onChange: (next: ListChange) => void
  /** Further filters. */
  children?: ReactNode
}

/** Search as you type, and the order; every change lands in the address. */
export function ListTools<Sort extends string>({
  label,
  place: { q, sort },
  sorts,
  onChange,
  children,
}: ListToolsProps<Sort>) {
  const { t } = useLingui()
  const search = useCallback((words: string) => onChange({ q: words, sort }), [sort, onChange])
  const { typed, setTyped } = useTypedWords(q ?? '', search)
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search}
        label={label}
        value={typed}
        onChange={setTyped}
        onSubmit={search}
      />
      {children}
      {sorts && (
        <NativeSelect
          label={t`Sort by`}
          hideLabel
          value={sort ?? ''}
          onChange={value => onChange({ q, sort: value })}
          options={[...sorts]}
        />
      )}
    </div>
  )
}
