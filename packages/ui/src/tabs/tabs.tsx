import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '../ui-provider/class-names.ts'
import styles from './tabs.module.css'

export interface TabEntry {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** Names the set for screen readers. */
  label: string
  tabs: readonly TabEntry[]
  selected?: string
  defaultSelected?: string
  onChange?: (id: string) => void
  className?: string
}

/** Several views of one thing, one at a time; arrow keys follow the reading direction. */
export function Tabs({ label, tabs, selected, defaultSelected, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={key => onChange?.(String(key))}
      className={cx(styles.tabs, className)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
