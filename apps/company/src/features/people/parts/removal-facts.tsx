import { Plural, Trans } from '@lingui/react/macro'
import { Banner, formatMoney, useUi } from '@masar/ui'
import styles from './removal-facts.module.css'

export interface Removal {
  rules: number
  standing_assignments: number
  joining_links: number
  ended_requirements: number
  requirements: number
  /** Of a department alone, as what follows. */
  people_left?: number
  manager_invitations?: number
  budget?: { credit: number; spent: number } | null
  managers?: number
}

/** Whether something stands that has to be ended or moved first. */
export const isHeld = ({ requirements, managers = 0, budget }: Removal) =>
  requirements + managers > 0 || (budget?.credit ?? 0) > 0

/** What goes with a department or group that is deleted, and what prevents it, with numbers. */
export function RemovalFacts({ removal }: { removal: Removal }) {
  const { rules, standing_assignments: standing, joining_links: links, ended_requirements: ended } = removal
  const { people_left: left = 0, manager_invitations: invitations = 0, budget } = removal
  return (
    <>
      <ul className={styles.facts}>
        {left > 0 && (
          <li>
            <Plural value={left} one="# person who left moves, too." other="# people who left move, too." />
          </li>
        )}
        {rules > 0 && (
          <li>
            <Plural value={rules} one="# group rule is deleted." other="# group rules are deleted." />
          </li>
        )}
        {standing > 0 && (
          <li>
            <Plural
              value={standing}
              one="# standing assignment ends. What it assigned stays."
              other="# standing assignments end. What they assigned stays."
            />
          </li>
        )}
        {links > 0 && (
          <li>
            <Plural
              value={links}
              one="# link for joining no longer leads to it."
              other="# links for joining no longer lead to it."
            />
          </li>
        )}
        {invitations > 0 && (
          <li>
            <Plural
              value={invitations}
              one="# pending invitation to manage it is withdrawn."
              other="# pending invitations to manage it are withdrawn."
            />
          </li>
        )}
        {ended > 0 && (
          <li>
            <Plural
              value={ended}
              one="# requirement that has ended keeps its name and its people."
              other="# requirements that have ended keep its name and its people."
            />
          </li>
        )}
        {budget && <ClosedBudget spent={budget.spent} />}
      </ul>
      <Obstacles removal={removal} />
    </>
  )
}

function ClosedBudget({ spent }: { spent: number }) {
  const { tag } = useUi()
  const money = formatMoney(tag, spent, 'SAR', { exact: true })
  return (
    <li>
      <Trans>
        Its budget is closed. The <bdi>{money}</bdi> that was spent stays on record.
      </Trans>
    </li>
  )
}

function Obstacles({ removal: { requirements, managers = 0, budget } }: { removal: Removal }) {
  const { tag } = useUi()
  const credit = formatMoney(tag, budget?.credit ?? 0, 'SAR', { exact: true })
  return (
    <>
      {requirements > 0 && (
        <Banner tone="warning">
          <Plural
            value={requirements}
            one="# requirement applies to it. End or change it first."
            other="# requirements apply to it. End or change them first."
          />
        </Banner>
      )}
      {managers > 0 && (
        <Banner tone="warning">
          <Plural
            value={managers}
            one="It is the branch of # manager. Give them another role or branch first."
            other="It is the branch of # managers. Give them another role or branch first."
          />
        </Banner>
      )}
      {(budget?.credit ?? 0) > 0 && (
        <Banner tone="warning">
          <Trans>
            Its budget still has <bdi>{credit}</bdi>. Take it back first.
          </Trans>
        </Banner>
      )}
    </>
  )
}
