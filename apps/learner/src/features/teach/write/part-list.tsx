import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FieldError, formatNumber, Heading, IconButton, SortableList, useUi } from '@masar/ui'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { excerptOf } from '../excerpt.ts'
import { textIn } from '../questions/as-asked.ts'
import type { Texts } from './draft.ts'
import styles from './write.module.css'

interface Part {
  key: string
  text: Texts
}

interface PartListProps<P extends Part> {
  title: string
  parts: readonly P[]
  most?: number
  /** What one more is called. */
  add: string
  error: string | undefined
  render: (part: P, change: (to: Partial<P>) => void) => ReactNode
  onAdd: () => void
  onChange: (parts: P[]) => void
}

/** Options and their like: put in order by drag, by keyboard or by buttons, added and taken away. */
export function PartList<P extends Part>(props: PartListProps<P>) {
  const { title, parts, most = 50, add, error, render, onAdd, onChange } = props
  const { t } = useLingui()
  const { locale, tag } = useUi()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  // The focus goes to the neighbour, whose place stays, before the part is gone.
  const remove = (part: P) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const at = parts.indexOf(part)
    const neighbour = rows[at + 1] ?? rows[at - 1]
    neighbour?.querySelector('button')?.focus({ preventScroll: true })
    onChange(parts.filter(({ key }) => key !== part.key))
  }
  const nameOf = (part: P) => {
    const number = formatNumber(tag, parts.findIndex(({ key }) => key === part.key) + 1)
    return excerptOf(textIn(part.text, locale)) || number
  }
  return (
    <section ref={list} className={styles.part} aria-label={title} data-error={error ? '' : undefined}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <SortableList<P>
        fields="form"
        label={title}
        items={parts}
        itemKey={({ key }) => key}
        itemLabel={nameOf}
        renderItem={part => {
          const name = nameOf(part)
          return (
            <div className={styles.row}>
              <div className={styles.fields}>
                {render(part, to =>
                  onChange(parts.map(each => (each.key === part.key ? { ...each, ...to } : each))),
                )}
              </div>
              <div data-remove>
                <IconButton icon={X} label={t`Remove ${name}`} onPress={() => remove(part)} />
              </div>
            </div>
          )
        }}
        onReorder={keys => onChange(keys.flatMap(key => parts.find(part => part.key === key) ?? []))}
      />
      <div aria-live="polite">{error && <FieldError id={id}>{error}</FieldError>}</div>
      <Button
        size="sm"
        variant="secondary"
        iconStart={Plus}
        className={styles.start}
        isDisabled={parts.length >= most}
        aria-describedby={error ? id : undefined}
        onPress={onAdd}
      >
        {add}
      </Button>
      {parts.length >= most && <Trans>There is no room for more.</Trans>}
    </section>
  )
}
