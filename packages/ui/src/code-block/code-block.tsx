import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Isolate } from '../isolate/isolate.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './code-block.module.css'

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The text itself, line ends included. */
  code: string
  /** Above it: a file's name, a language. */
  title?: string
  /** Long lines are broken instead of scrolled. */
  isWrapped?: boolean
  /** The same code as a `code` element with its parts marked. */
  children?: ReactNode
}

/** Code, left to right in either language, in a box that scrolls by keyboard too, with a button that copies it as it is. */
export function CodeBlock({ code, title, isWrapped, className, children, ...rest }: CodeBlockProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch (error) {
      console.warn('the browser refused the clipboard', error)
      setState('refused')
    }
  }
  return (
    <div {...rest} className={cx(styles.block, className)}>
      <div className={styles.head}>
        {title && <Isolate className={styles.title}>{title}</Isolate>}
        <span role="status" className={styles.state}>
          {state === 'copied' && <Trans>Copied</Trans>}
          {state === 'refused' && <Trans>Not copied: select the text and copy it.</Trans>}
        </span>
        <Button
          size="sm"
          variant="quiet"
          iconStart={state === 'copied' ? Check : Copy}
          onPress={() => void copy()}
        >
          <Trans>Copy</Trans>
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <pre
        dir="ltr"
        role="group"
        aria-label={title ?? t`Code`}
        tabIndex={0}
        className={styles.code}
        data-wrapped={isWrapped || undefined}
      >
        {children ?? <code>{code}</code>}
      </pre>
    </div>
  )
}
