import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './teach.module.css'

interface BothVersionsProps {
  title: ReactNode
  /** What happened. */
  said: ReactNode
  /** Both, beside each other. */
  children: ReactNode
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has saved something else: shows both versions to choose from. */
export function BothVersions({ title, said, children, onMine, onStored }: BothVersionsProps) {
  const { t } = useLingui()
  return (
    <section className={styles.versions} aria-label={t`Both versions`}>
      <Banner tone="warning" isAnnounced title={title}>
        {said}
      </Banner>
      {children}
      <div className={styles.acts}>
        <Button size="sm" onPress={onMine}>
          <Trans>Continue with yours</Trans>
        </Button>
        <Button size="sm" variant="secondary" onPress={onStored}>
          <Trans>Take what is saved</Trans>
        </Button>
      </div>
    </section>
  )
}
