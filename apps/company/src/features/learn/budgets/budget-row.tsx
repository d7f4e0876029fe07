import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, cx, formatMoney, Heading, Isolate, linkClass, Text, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from '../learn.module.css'
import { useLearnRights } from '../rights.ts'
import type { DepartmentBudget } from './api.ts'
import own from './budgets.module.css'
import { type BudgetMovementKind, budgetsAddress, type BudgetsPlace } from './place.ts'

export type KnownBudget = DepartmentBudget & { id: number }

interface BudgetRowProps {
  budget: KnownBudget
  /** The department with those above it. */
  path: string
  /** What the list shows, to which the rows behind a number are opened. */
  place: BudgetsPlace
  onAct: (act: 'grant' | 'take-back') => void
}

/** A department with what it may spend. Each number opens the rows behind it. */
export function BudgetRow({ budget, path, place, onAct }: BudgetRowProps) {
  const { buys } = useLearnRights()
  const { id, department, granted, reserved, spent, free } = budget
  const to = (movement?: BudgetMovementKind) => budgetsAddress({ ...place, budget: id, movement })
  return (
    <Card as="li" className={styles.offer}>
      <div className={styles.stacked}>
        <Heading level={2} size="sm">
          <Isolate>{path}</Isolate>
        </Heading>
        {department.id === null && (
          <Text size="sm" soft>
            <Trans>This department was deleted</Trans>
          </Text>
        )}
      </div>
      <dl className={cx(styles.figures, own.amounts)}>
        <Figure label={<Trans context="of a budget">Free</Trans>} amount={free} to={to()} />
        <Figure label={<Trans context="of a budget">Reserved</Trans>} amount={reserved} to={to('reserved')} />
        <Figure label={<Trans context="of a budget">Spent</Trans>} amount={spent} to={to('spent')} />
        <Figure label={<Trans context="of a budget">Granted</Trans>} amount={granted} to={to('granted')} />
      </dl>
      {buys && (
        <div className={styles.acts}>
          <Button size="sm" variant="secondary" isDisabled={free === 0} onPress={() => onAct('take-back')}>
            <Trans>Take back</Trans>
            <span className="visually-hidden">: {department.name}</span>
          </Button>
          {department.id !== null && (
            <Button size="sm" variant="secondary" onPress={() => onAct('grant')}>
              <Trans>Grant</Trans>
              <span className="visually-hidden">: {department.name}</span>
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

interface FigureProps {
  label: ReactNode
  amount: number
  /** Where the rows behind it are. */
  to: string
}

function Figure({ label, amount, to }: FigureProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  // As the total above all rows has it.
  const money = formatMoney(tag, amount, 'SAR', { exact: true })
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <AppLink to={to} className={linkClass()} aria-label={t`${money}: show the movements behind it`}>
          <bdi>{money}</bdi>
        </AppLink>
      </dd>
    </div>
  )
}
