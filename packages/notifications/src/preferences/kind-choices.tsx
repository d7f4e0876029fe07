import { useLingui } from '@lingui/react/macro'
import { CheckboxGroup } from '@masar/ui'
import { useApp } from '@masar/app-shell'
import type { Preferences } from './api.ts'
import { kindsOf, tellingChannels, withChannels } from './model.ts'
import styles from './preferences.module.css'

/** For each kind of news, the ways to be told of it. */
export function KindChoices({
  chosen,
  onChange,
}: {
  chosen: Preferences
  onChange: (chosen: Preferences) => void
}) {
  const { t } = useLingui()
  const { app } = useApp()
  const names: Record<string, string> = {
    exam_submitted: t`An exam was submitted and is waiting to be graded`,
    exam_graded: t`An exam was graded`,
    certificate_issued: t`A certificate was earned`,
    enrolled: t`Enrolment in a course`,
    assignment_made: t`Your company assigned a course`,
    order_paid: t`An order was paid`,
    discussion_reply: t`Someone replied to you`,
  }
  const options = [
    { value: 'site', label: t`On the site` },
    { value: 'push', label: t`On your devices` },
    { value: 'mail', label: t`By e-mail` },
  ]
  return (
    <div className={styles.kinds}>
      {kindsOf(chosen, app).map(choice => (
        <div key={choice.kind} className={styles.kind}>
          <CheckboxGroup
            label={names[choice.kind] ?? choice.kind}
            options={options}
            value={tellingChannels.filter(channel => choice[channel])}
            onChange={channels => onChange(withChannels(chosen, choice.kind, channels))}
          />
        </div>
      ))}
    </div>
  )
}
