import { Trans, useLingui } from '@lingui/react/macro'
import { useGo, useHref } from '@masar/app-shell'
import { Button, SearchField } from '@masar/ui'
import { useId, useState } from 'react'
import styles from './hero.module.css'

/** The search of the home page; it leads into the catalogue. */
export function SearchForm() {
  const { t } = useLingui()
  const go = useGo()
  const hrefOf = useHref()
  const form = useId()
  const [typed, setTyped] = useState('')
  const search = (words: string) =>
    go(words.trim() === '' ? '/courses' : `/courses?q=${encodeURIComponent(words.trim())}`)
  return (
    <div className={styles.search}>
      <SearchField
        label={t`What would you like to learn?`}
        value={typed}
        onChange={setTyped}
        onSubmit={search}
        action={hrefOf('/courses')}
        id={form}
        className={styles.field}
      />
      <Button size="lg" type="submit" form={form}>
        <Trans>Find a course</Trans>
      </Button>
    </div>
  )
}
