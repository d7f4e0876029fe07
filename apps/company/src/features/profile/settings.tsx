import { Trans, useLingui } from '@lingui/react/macro'
import { chooseTheme, currentTheme, LanguageSwitch, type Theme } from '@masar/app-shell'
import { Card, Heading, RadioGroup } from '@masar/ui'
import { useEffect, useState } from 'react'
import styles from './profile.module.css'

/** Language and theme of this browser. */
export function Settings() {
  const { t } = useLingui()
  const [theme, setTheme] = useState<Theme | null>(null)
  // Read after the first paint: rendering asks no storage.
  useEffect(() => setTheme(currentTheme()), [])
  const choose = (value: string) => {
    setTheme(value as Theme)
    chooseTheme(value as Theme)
  }
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2}><Trans>Settings of this browser</Trans></Heading>
      <div className={styles.setting}>
        <span><Trans>Language</Trans></span>
        <LanguageSwitch className={styles.language} />
      </div>
      <RadioGroup
        label={t`Theme`} value={theme} onChange={choose} className={styles.themes}
        options={[{ value: 'system', label: t`As the device` }, { value: 'light', label: t`Light` }, { value: 'dark', label: t`Dark` }]}
      />
    </Card>
  )
}
