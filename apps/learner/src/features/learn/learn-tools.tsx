import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { SearchField } from '@masar/ui'
import { NativeSelect } from '@masar/ui/select'
import { useCallback } from 'react'
import styles from './learn-screen.module.css'
import { type LearnView, sorts } from './view.ts'

interface LearnToolsProps {
  view: LearnView
  hasSort: boolean
  onChange: (change: Partial<LearnView>, options?: { replace: boolean }) => void
}

/** Finds among what one has, and sorts it; both are in the URL. */
export function LearnTools({ view, hasSort, onChange }: LearnToolsProps) {
  const { t } = useLingui()
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange])
  const { typed, setTyped } = useTypedWords(view.q, search)
  const words = { usual: t`Usual order`, title: t`By title`, percent: t`By progress` }
  return (
    <div className={styles.tools}>
      <SearchField
        label={view.tab === 'certificates' ? t`Search my certificates` : t`Search my courses`}
        value={typed}
        onChange={setTyped}
        className={styles.search}
      />
      {hasSort && (
        <NativeSelect
          label={t`Sort`}
          hideLabel
          value={view.sort}
          onChange={value =>
            onChange({ sort: sorts.find(each => each === value) ?? 'usual' }, { replace: true })
          }
          options={sorts.map(value => ({ value, label: words[value] }))}
          className={styles.sort}
        />
      )}
    </div>
  )
}
