import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, ProgressBar, Text, TextField } from '@masar/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './images.module.css'
import type { ChosenImage } from './use-image.ts'

interface ImagePanelProps {
  image: ChosenImage
  /** Of the text that it comes into. */
  lang: string | undefined
  dir: string | undefined
  onInsert: (reference: string, words: string) => void
  onRetry: () => void
  onClose: () => void
}

/** An image on its way into a text, and the words that stand for it. */
export function ImagePanel({ image, lang, dir, onInsert, onRetry, onClose }: ImagePanelProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isRefused = image.state === 'wrong_kind' || image.state === 'too_big'
  useEffect(() => field.current?.focus(), [])
  const insert = () => {
    if (image.sent) onInsert(image.sent.reference, words)
  }
  return (
    <div className={styles.panel} role="group" aria-label={t`New image`}>
      {!isRefused && <img className={styles.thumbnail} src={image.preview} alt="" />}
      <div className={styles.words}>
        {isRefused ? (
          <Banner tone="danger" isAnnounced>
            {image.state === 'too_big' ? (
              <Trans>This image is larger than 10 MB or 40 megapixels. Choose a smaller one.</Trans>
            ) : (
              <Trans>
                This file is no image in PNG, JPEG, WebP or GIF. Save it as one of them and choose it again.
              </Trans>
            )}
          </Banner>
        ) : (
          <TextField
            ref={field}
            label={t`What does the image show?`}
            hint={t`For whoever doesn’t see it. In a question, don’t give the answer away.`}
            lang={lang}
            dir={dir}
            autoComplete="off"
            maxLength={300}
            value={words}
            onChange={setWords}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // It would save the question.
              event.preventDefault()
              insert()
            }}
          />
        )}
        {image.state === 'failed' && (
          <Banner tone="danger" isAnnounced>
            {image.error?.kind === 'answer' ? (
              image.error.message
            ) : (
              <Trans>
                There is no connection. The image stays here with what you wrote: send it again in a moment.
              </Trans>
            )}
          </Banner>
        )}
        {image.state === 'sending' && (
          <ProgressBar label={t`The image is being sent`} value={image.part * 100} showValue />
        )}
        <Text size="sm" soft role="status">
          {image.state === 'sent' && <Trans>The image is ready.</Trans>}
        </Text>
        <div className={styles.acts}>
          {image.state === 'failed' ? (
            <Button size="sm" onPress={onRetry}>
              <Trans>Send it again</Trans>
            </Button>
          ) : (
            !isRefused && (
              <Button size="sm" isPending={image.state === 'sending'} onPress={insert}>
                <Trans>Put it into the text</Trans>
              </Button>
            )
          )}
          <Button size="sm" variant="secondary" onPress={onClose}>
            {isRefused ? <Trans>Close</Trans> : <Trans>Leave it out</Trans>}
          </Button>
        </div>
      </div>
    </div>
  )
}
