import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LanguageSwitch } from '@masar/app-shell'
import { Badge, Isolate, linkClass, Logo } from '@masar/ui'
import type { ReactNode } from 'react'
import type { Answer } from '../catalogue/types.ts'
import styles from './console.module.css'

type Operator = Answer<'/console/me'>['data']

/** The frame of every page of the console: whose it is, the language, and the way back to the site. */
export function ConsoleFrame({
  operator,
  children,
}: {
  operator: Operator | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  const roles: Record<Operator['role'], string> = {
    administrator: t({ message: 'Administrator', context: 'role' }),
    support: t({ message: 'Support', context: 'role' }),
    editor: t({ message: 'Editor', context: 'role' }),
    finance: t({ message: 'Finance', context: 'role' }),
    auditor: t({ message: 'Auditor', context: 'role' }),
  }
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <AppLink to="/console" className={styles.home}>
          <Logo />
        </AppLink>
        <Badge tone="primary">
          <Trans>Console</Trans>
        </Badge>
        {operator && (
          <span className={styles.who}>
            <Isolate>{operator.name}</Isolate> · {roles[operator.role]}
          </span>
        )}
        <div className={styles.ways}>
          <LanguageSwitch className={linkClass()} />
          <AppLink to="/" isOutside className={linkClass()}>
            <Trans>To the site</Trans>
          </AppLink>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
