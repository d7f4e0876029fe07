import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Accordion, AccordionItem, Text, TextField } from '@masar/ui'
import styles from '../../settings.module.css'
import type { SamlDraft } from './saml-draft.ts'

interface AttributeFieldsProps {
  draft: SamlDraft
  onChange: (draft: SamlDraft) => void
  error: ApiError | null
}

type Name = 'subject_attribute' | 'email_attribute' | 'name_attribute'

/** Where the provider's answers have what Masar needs, for those that call it otherwise than most do. */
export function AttributeFields({ draft, onChange, error }: AttributeFieldsProps) {
  const { t } = useLingui()
  const field = (name: Name) => ({
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: fieldError(error, name),
    isOptional: true,
    dir: 'ltr' as const,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 500,
  })
  const isSet = [draft.subject_attribute, draft.email_attribute, draft.name_attribute].some(Boolean)
  return (
    <Accordion>
      <AccordionItem title={<Trans>Names of the attributes</Trans>} open={isSet || undefined}>
        <div className={styles.form}>
          <Text soft size="sm">
            <Trans>
              Left empty, Masar looks under the names that Entra ID, Okta, Google Workspace and ADFS use.
            </Trans>
          </Text>
          <TextField
            {...field('subject_attribute')}
            label={t`Identifier`}
            hint={t`What identifies a person for good, such as a staff number or an object ID. If empty, the NameID is used.`}
          />
          <TextField {...field('email_attribute')} label={t`E-mail address`} />
          <TextField {...field('name_attribute')} label={t`Full name`} />
        </div>
      </AccordionItem>
    </Accordion>
  )
}
