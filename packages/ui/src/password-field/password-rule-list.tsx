import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import { Ltr } from '../isolate/isolate.tsx'
import {
  hasArabic,
  passwordLength,
  passwordRules,
  passwordSpecials,
  type PasswordRule,
} from './password-rules.ts'
import styles from './password-field.module.css'

function RuleText({ rule }: { rule: PasswordRule }) {
  const specials = <Ltr>{passwordSpecials}</Ltr>
  switch (rule) {
    case 'length':
      return <Trans>At least {passwordLength.least} characters</Trans>
    case 'uppercase':
      return <Trans>A capital letter (A–Z)</Trans>
    case 'special':
      return <Trans>One of the characters {specials}</Trans>
    case 'characters':
      return <Trans>Only English letters, digits and those characters</Trans>
  }
}

/** The rule of passwords as a list that follows what is typed; how much of it is kept is announced. */
export function PasswordRuleList({ password }: { password: string }) {
  const { t } = useLingui()
  const rules = passwordRules(password)
  const kept = rules.filter(({ isKept }) => isKept).length
  return (
    <>
      <ul className={styles.rules}>
        {rules.map(({ rule, isKept }) => (
          <li key={rule} data-kept={isKept || undefined}>
            <Icon of={isKept ? Check : Circle} size={16} label={isKept ? t`Done` : t`Missing`} />
            <span>
              <RuleText rule={rule} />
            </span>
          </li>
        ))}
      </ul>
      {hasArabic(password) && (
        <p className={styles.keyboard}>
          <Trans>The keyboard is set to Arabic. Switch it to English for the password.</Trans>
        </p>
      )}
      <span role="status" className="visually-hidden">
        {password !== '' && t`${kept} of ${rules.length} password rules met`}
      </span>
    </>
  )
}
