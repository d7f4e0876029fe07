import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Text, TextArea } from '@masar/ui'

/** A message as it is typed, in either language or both. */
export interface TypedMessage {
  ar: string
  en: string
}

const longest = 1000

/** What was typed, as it is sent; null where there is nothing. */
export function messageOf({ ar, en }: TypedMessage): Partial<TypedMessage> | null {
  const given = { ...(ar.trim() && { ar: ar.trim() }), ...(en.trim() && { en: en.trim() }) }
  return Object.keys(given).length === 0 ? null : given
}

interface MessageFieldsProps {
  typed: TypedMessage
  isMissing: boolean
  error: ApiError | null
  onType: (typed: TypedMessage) => void
}

/** Where one language is written, the other is free. */
const isWritten = (text: string) => text.trim() !== ''

/** The two fields of a message. What is said of it as a whole stands at the first. */
export function MessageFields({ typed, isMissing, error, onType }: MessageFieldsProps) {
  const { t } = useLingui()
  const ofBoth = isMissing ? t`Write the message in one language at least.` : fieldError(error, 'message')
  const field = { rows: 4, maxLength: longest, hint: t`At most 1,000 characters.` }
  return (
    <>
      <Text>
        <Trans>
          Everyone who has joined gets it as a notification that names you and the company, and by e-mail if
          they chose that. They read it in their own language, or in the one you wrote it in.
        </Trans>
      </Text>
      <Text>
        <Trans>Write it in Arabic, in English or in both: one of them is required.</Trans>
      </Text>
      <TextArea
        {...field}
        isOptional={isWritten(typed.en)}
        label={t`Message in Arabic`}
        lang="ar"
        dir="rtl"
        value={typed.ar}
        error={ofBoth ?? fieldError(error, 'message.ar')}
        onChange={ar => onType({ ...typed, ar })}
      />
      <TextArea
        {...field}
        isOptional={isWritten(typed.ar)}
        label={t`Message in English`}
        lang="en"
        dir="ltr"
        value={typed.en}
        error={fieldError(error, 'message.en')}
        onChange={en => onType({ ...typed, en })}
      />
    </>
  )
}
