import { Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast, Text } from '@masar/ui'
import { useRef } from 'react'
import { rejectionMessage } from '../rejection-message.ts'
import { type CaptionLanguage, useSetCaptions } from './api.ts'
import styles from './recordings.module.css'

interface CaptionsLineProps {
  lesson: number
  language: CaptionLanguage
  isThere: boolean
}

/** The captions of a recording in one language: a file of them is chosen, replaced or taken away. */
export function CaptionsLine({ lesson, language, isThere }: CaptionsLineProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const setting = useSetCaptions(lesson, language)
  const isArabic = language === 'ar'
  const change = (file: File | null) =>
    setting.mutate(file, {
      onSuccess: () => {
        const said = file === null ? t`The captions are removed.` : t`The captions are there.`
        showToast({ tone: 'success', text: said })
      },
    })
  const add = isArabic ? t`Add Arabic captions` : t`Add English captions`
  const replace = isArabic ? t`Replace the Arabic captions` : t`Replace the English captions`
  return (
    <div>
      <div className={styles.line}>
        {isThere && (
          <Text as="span" size="sm">
            {isArabic ? <Trans>With Arabic captions</Trans> : <Trans>With English captions</Trans>}
          </Text>
        )}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          aria-label={isThere ? replace : add}
          onChange={event => {
            const file = event.target.files?.[0]
            // The same file can be chosen again.
            event.target.value = ''
            if (file) change(file)
          }}
        />
        <div className={styles.quietActs}>
          <Button
            size="sm"
            variant="quiet"
            isPending={setting.isPending}
            aria-label={isThere ? replace : add}
            onPress={() => input.current?.click()}
          >
            {isThere ? <Trans>Replace</Trans> : add}
          </Button>
          {isThere && (
            <Button
              size="sm"
              variant="quiet"
              isDisabled={setting.isPending}
              aria-label={isArabic ? t`Remove the Arabic captions` : t`Remove the English captions`}
              onPress={() => change(null)}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      </div>
      {setting.error && (
        <Text as="div" size="sm" className={styles.error} role="alert">
          {rejectionMessage(setting.error) ?? <Trans>Check your connection and try again.</Trans>}
        </Text>
      )}
    </div>
  )
}
