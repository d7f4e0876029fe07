import { useLingui } from '@lingui/react/macro'
import {
  Bold,
  Code,
  Heading as HeadingIcon,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Undo2,
} from 'lucide-react'
import { Icon, useUi } from '@masar/ui'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './rich-editor.module.css'
import { type ToolName, toolNames, tools } from './tools.ts'

const icons: Record<ToolName, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  code: Code,
  heading: HeadingIcon,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  code_block: SquareCode,
  undo: Undo2,
  redo: Redo2,
}

interface ToolbarProps {
  view: EditorView | null
  state: EditorState | null
  isDisabled: boolean
}

/** The tools of the editor: one stop of the Tab key, and the arrows lead from one to the next. */
export function Toolbar({ view, state, isDisabled }: ToolbarProps) {
  const { t } = useLingui()
  const { dir } = useUi()
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const names = useToolNames()
  const move = (event: KeyboardEvent) => {
    const to = targetOf(event.key, stop, dir)
    if (to === null) return
    event.preventDefault()
    // The page goes from question to question by the same keys.
    event.stopPropagation()
    setStop(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {toolNames.map((name, at) => {
        const { run, isOn } = tools[name]
        const isUsable = state !== null && run(state)
        return (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={at === stop ? 0 : -1}
            aria-label={names[name]}
            title={names[name]}
            aria-pressed={isOn && state ? isOn(state) : undefined}
            aria-disabled={isDisabled || !isUsable}
            onFocus={() => setStop(at)}
            // The selection stays in the text, on which the tool acts.
            onMouseDown={event => event.preventDefault()}
            onClick={() => {
              if (!view || isDisabled) return
              run(view.state, view.dispatch)
              view.focus()
            }}
          >
            <Icon of={icons[name]} size={18} />
          </button>
        )
      })}
    </div>
  )
}

const last = toolNames.length - 1

function targetOf(key: string, at: number, dir: 'rtl' | 'ltr'): number | null {
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return at === last ? 0 : at + 1
    case back:
      return at === 0 ? last : at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

function useToolNames(): Record<ToolName, string> {
  const { t } = useLingui()
  return {
    bold: t`Bold (Ctrl+B)`,
    italic: t`Italic (Ctrl+I)`,
    code: t`Code (Ctrl+E)`,
    heading: t`Heading (Ctrl+Alt+2)`,
    bullets: t`Bulleted list (Ctrl+Shift+8)`,
    numbers: t`Numbered list (Ctrl+Shift+7)`,
    quote: t`Quote (Ctrl+Shift+9)`,
    code_block: t`Block of code`,
    undo: t`Undo (Ctrl+Z)`,
    redo: t`Redo (Ctrl+Y)`,
  }
}
