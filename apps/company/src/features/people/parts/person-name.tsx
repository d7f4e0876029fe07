import { AppLink } from '@masar/app-shell'
import { Isolate, linkClass, Ltr, Text } from '@masar/ui'
import styles from './parts.module.css'

export interface NamedPerson {
  id: number
  name: string
  number: string | null
  department: string | null
}

/** A person’s name, which opens their page, with number and department below. */
export function PersonName({ person: { id, name, number, department } }: { person: NamedPerson }) {
  return (
    <span className={styles.person}>
      <AppLink to={`/Employees/${id}`} className={linkClass({ quiet: true })}>
        <Isolate>{name}</Isolate>
      </AppLink>
      <Text as="span" size="xs" soft>
        {number !== null && <Ltr>{number}</Ltr>} {department !== null && <Isolate>{department}</Isolate>}
      </Text>
    </span>
  )
}
