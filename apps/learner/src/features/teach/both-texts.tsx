import { useLingui } from '@lingui/react/macro'
import { TextArea, TextField } from '@masar/ui'
import type { ReactNode } from 'react'
import { useImageCourse } from './images/course-images.tsx'
import { IllustratedField } from './images/illustrated-field.tsx'
import styles from './teach.module.css'

export type Language = 'ar' | 'en'

interface BothTextsProps {
  label: string
  /** Those that the course is taught in; one that is written already is there, too. */
  languages: readonly Language[]
  value: { ar?: string; en?: string }
  hint?: ReactNode
  /** At the first of them, or at the one that it is about. */
  error?: ReactNode
  errorIn?: Language | undefined
  isOptional?: boolean
  /** Of a text of several lines; a line without it. */
  rows?: number
  maxLength?: number
  /** It shows none, though texts around it do. */
  hasNoImages?: boolean
  onChange: (value: { ar?: string; en?: string }) => void
}

/** A text in each language, beside each other, each in its own direction. */
export function BothTexts(props: BothTextsProps) {
  const {
    label,
    languages,
    value,
    hint,
    error,
    errorIn,
    isOptional,
    rows,
    maxLength,
    hasNoImages,
    onChange,
  } = props
  const { t } = useLingui()
  const courseId = useImageCourse()
  const shown = (['ar', 'en'] as const).filter(
    language => languages.includes(language) || (value[language] ?? '') !== '',
  )
  return (
    <div className={styles.texts}>
      {shown.map((language, at) => {
        const field = {
          label: language === 'ar' ? t`${label} in Arabic` : t`${label} in English`,
          lang: language,
          dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
          value: value[language] ?? '',
          hint: at === 0 ? hint : undefined,
          error: language === (errorIn ?? shown[0]) ? error : undefined,
          isOptional: isOptional ?? false,
          autoComplete: 'off',
          ...(maxLength !== undefined && { maxLength }),
          onChange: (text: string) => onChange({ ...value, [language]: text }),
        }
        if (courseId !== null && !hasNoImages)
          return <IllustratedField key={language} {...field} courseId={courseId} rows={rows} />
        return rows === undefined ? (
          <TextField key={language} {...field} />
        ) : (
          <TextArea key={language} {...field} rows={rows} />
        )
      })}
    </div>
  )
}
