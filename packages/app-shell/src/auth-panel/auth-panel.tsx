import { useLingui } from '@lingui/react/macro'
import { Drawing, Heading } from '@masar/ui'
import styles from './auth-panel.module.css'
import type { PanelKind } from './kind.ts'

interface Words {
  title: string
  gains: readonly string[]
}

/** What one gains, in the words of each kind. */
function useWords(kind: PanelKind): Words {
  const { t } = useLingui()
  switch (kind) {
    case 'learn':
      return {
        title: t`Your path, one step at a time`,
        gains: [
          t`Short lessons in Arabic and English that wait where you stopped`,
          t`Exams that save every answer the moment you give it`,
          t`Certificates that anyone can verify`,
        ],
      }
    case 'teach':
      return {
        title: t`What you know becomes somebody’s path`,
        gains: [
          t`Lessons, exams and learners’ questions in one place`,
          t`See how every exam question works, and correct it fairly`,
          t`Read by learners in Arabic and English`,
        ],
      }
    case 'team':
      return {
        title: t`Your whole team on one path`,
        gains: [
          t`Assign courses to people, departments and groups, with a due date`,
          t`Reports on completion, scores and learning time, ready to export`,
          t`Training requirements, and the evidence that they are met`,
        ],
      }
    case 'safe':
      return {
        title: t`Your account is yours alone`,
        gains: [
          t`A code works once, and only in the browser you requested it in`,
          t`A new password signs you out on every device`,
          t`Nobody from Masar ever asks you for a code`,
        ],
      }
  }
}

/** Beside the forms of the auth area on wide screens: what one gains, as stops of the line, and the line's drawing. */
export function AuthPanel({ kind }: { kind: PanelKind }) {
  const { title, gains } = useWords(kind)
  return (
    <aside className={styles.panel}>
      <div className={styles.words}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <ul className={styles.gains}>
          {gains.map(gain => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </div>
      <Drawing name={kind} className={styles.drawing} />
    </aside>
  )
}
