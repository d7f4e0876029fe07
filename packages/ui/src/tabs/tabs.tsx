import { type ReactNode, useEffect, useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  // A frame later: the tabs stand there by then.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showSelected(list.current))
    return () => cancelAnimationFrame(frame)
  }, [selected])
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={key => onChange?.(String(key))}
      className={cx(styles.tabs, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
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

/** Brings the selected tab into the part of the list that is seen, where the list is wider than the screen; the page itself stays. */
function showSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected="true"]')
  if (!list || !tab) return
  const [seen, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const before = own.x - seen.x
  const behind = own.x + own.width - (seen.x + seen.width)
  if (before < 0) list.scrollBy(before, 0)
  else if (behind > 0) list.scrollBy(behind, 0)
}
