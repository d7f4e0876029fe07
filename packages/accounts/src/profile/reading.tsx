import { Trans, useLingui } from '@lingui/react/macro'
import { chooseTheme, currentTheme, LanguageSwitch, type Theme } from '@masar/app-shell'
import { Card, Heading, RadioGroup } from '@masar/ui'
import { useEffect, useState } from 'react'
import styles from './profile.module.css'

/** Language and light: both kept in this browser. */
export function Reading() {
  const { t } = useLingui()
  const [theme, setTheme] = useState<Theme>('system')
  // Read after rendering: a server would know nothing of this browser.
  useEffect(() => setTheme(currentTheme()), [])
  const choose = (value: string) => {
    chooseTheme(value as Theme)
    setTheme(value as Theme)
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="reading">
      <Heading level={2} size="md" id="reading">
        <Trans>Reading on this device</Trans>
      </Heading>
      <RadioGroup
        label={t`Appearance`}
        value={theme}
        onChange={choose}
        className={styles.themes}
        options={[
          { value: 'system', label: t`As the device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
      />
      <div className={styles.setting}>
        <span>
          <Trans>Language of the pages</Trans>
        </span>{' '}
        <LanguageSwitch className={styles.language} />
      </div>
    </Card>
  )
}
