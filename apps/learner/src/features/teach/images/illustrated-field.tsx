import { Trans, useLingui } from '@lingui/react/macro'
import { Button, IconButton, TextArea, TextField } from '@masar/ui'
import { ImagePlus } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { ImagePanel } from './image-panel.tsx'
import styles from './images.module.css'
import { imageMarkdown, withInserted } from './inserted.ts'
import { imageTypes, useImage } from './use-image.ts'

type TextProps = Pick<
  ComponentProps<typeof TextArea>,
  'lang' | 'dir' | 'hint' | 'error' | 'isOptional' | 'autoComplete' | 'maxLength'
>

interface IllustratedFieldProps extends TextProps {
  label: string
  courseId: number
  value: string
  /** Of a text of several lines; a line without it. */
  rows: number | undefined
  onChange: (text: string) => void
}

const imageIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'))

/** A text that takes images: chosen, pasted or dropped, described, and put where the caret stands. */
export function IllustratedField({
  courseId,
  label,
  rows,
  value,
  onChange,
  ...field
}: IllustratedFieldProps) {
  const { t } = useLingui()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { image, choose, clear, retry } = useImage(courseId)
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const file = imageIn(files)
    if (!file) return
    event.preventDefault()
    choose(file)
  }
  const insert = (reference: string, words: string) => {
    const at = control.current?.selectionEnd ?? value.length
    const { text, caret } = withInserted(value, at, imageMarkdown(reference, words), rows === undefined)
    onChange(text)
    clear()
    // Once the text is there, its writer goes on behind the image.
    requestAnimationFrame(() => {
      control.current?.focus()
      control.current?.setSelectionRange(caret, caret)
    })
  }
  const text = {
    ...field,
    label,
    ref: control,
    value,
    onChange,
    'data-over': isOver || undefined,
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      take(event, event.dataTransfer.files)
    },
  }
  return (
    <div className={styles.field}>
      {rows === undefined ? (
        <TextField
          {...text}
          trail={
            !image && (
              <IconButton
                icon={ImagePlus}
                label={t`Add an image: ${label}`}
                onPress={() => input.current?.click()}
              />
            )
          }
        />
      ) : (
        <TextArea {...text} rows={rows} />
      )}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept={imageTypes.join(',')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) choose(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      {image && (
        <ImagePanel
          key={image.preview}
          image={image}
          lang={field.lang}
          dir={field.dir}
          onInsert={insert}
          onRetry={retry}
          onClose={() => {
            clear()
            control.current?.focus()
          }}
        />
      )}
      {!image && rows !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          iconStart={ImagePlus}
          className={styles.add}
          aria-label={t`Add an image: ${label}`}
          onPress={() => input.current?.click()}
        >
          <Trans>Add an image</Trans>
        </Button>
      )}
    </div>
  )
}
