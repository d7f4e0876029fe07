import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Button, SearchField } from '@masar/ui'
import { useState } from 'react'
import styles from './hero.module.css'

/** The search of the home page; it leads into the catalogue. */
export function SearchForm() {
  const { t } = useLingui()
  const go = useGo()
  const [typed, setTyped] = useState('')
  const search = () => go(typed.trim() === '' ? '/courses' : `/courses?q=${encodeURIComponent(typed.trim())}`)
  return (
    <div className={styles.search}>
      <SearchField label={t`What would you like to learn?`} value={typed} onChange={setTyped} onSubmit={search} className={styles.field} />
      <Button size="lg" onPress={search}><Trans>Find a course</Trans></Button>
    </div>
  )
}
