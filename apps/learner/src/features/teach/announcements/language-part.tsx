import { useLingui } from '@lingui/react/macro'
import { formatNumber, TextArea, TextField, useUi } from '@masar/ui'
import styles from './announcements.module.css'
import { fits, isBlank, limits, type Written } from './draft.ts'

interface LanguagePartProps {
  language: 'ar' | 'en'
  written: Written
  /** The way it was tried to send: says what is missing. */
  isTried: boolean
  isBusy: boolean
  /** Whether nothing is written in the other language either. */
  isNeeded: boolean
  onChange: (written: Written) => void
}

/** Title and text in one language; both or neither. */
export function LanguagePart({ language, written, isTried, isBusy, isNeeded, onChange }: LanguagePartProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { title, body } = written
  const isWanted = isNeeded || !isBlank(written)
  const errorOf = (text: string, most: number, missing: string) => {
    const [room, length] = [formatNumber(tag, most), formatNumber(tag, text.length)]
    if (text.length > most) return t`There is room for ${room} characters. You have written ${length}.`
    return isTried && isWanted && !fits(text, most) && missing
  }
  return (
    <fieldset className={styles.part}>
      <legend>{language === 'ar' ? t`In Arabic` : t`In English`}</legend>
      <TextField
        label={t`Title of the announcement`}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        value={title}
        readOnly={isBusy}
        error={errorOf(title, limits.title, t`Write a title.`)}
        onChange={value => onChange({ ...written, title: value })}
      />
      <TextArea
        label={t`Text`}
        hint={t`Markdown works here: **bold**, lists with - and links.`}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        rows={6}
        value={body}
        readOnly={isBusy}
        error={errorOf(body, limits.body, t`Write a text.`)}
        onChange={value => onChange({ ...written, body: value })}
      />
    </fieldset>
  )
}
