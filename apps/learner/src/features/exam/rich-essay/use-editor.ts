import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { docOf, markdownOf } from './markdown.ts'
import { cleanPaste } from './paste.ts'
import { plugins } from './plugins.ts'

interface EditorOptions {
  /** The text as it is kept, in Markdown. */
  text: string
  isWritable: boolean
  mostCharacters: number
  attributes: Record<string, string>
  onChange: (text: string) => void
}

/** An editor within an element: its state after every act, and the view to act on. */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  { text, isWritable, mostCharacters, attributes, onChange }: EditorOptions,
): { view: EditorView | null; state: EditorState | null } {
  const view = useRef<EditorView | null>(null)
  const known = useRef(text)
  const [state, setState] = useState<EditorState | null>(null)

  const act = useEffectEvent((transaction: Transaction) => {
    const current = view.current
    if (!current) return
    const next = current.state.apply(transaction)
    if (transaction.docChanged && transaction.getMeta('from-outside') !== true) {
      const written = markdownOf(next.doc)
      // What would not fit is not taken, whatever key or paste it comes by; making it shorter always is.
      if (written.length > mostCharacters && written.length >= known.current.length) return
      known.current = written
      onChange(written)
    }
    current.updateState(next)
    setState(next)
  })
  const made = useEffectEvent((mount: HTMLElement) => {
    const first = EditorState.create({ doc: docOf(text), plugins: [cleanPaste, ...plugins] })
    setState(first)
    return new EditorView(mount, {
      state: first,
      editable: () => isWritable,
      attributes,
      dispatchTransaction: transaction => act(transaction),
    })
  })

  useEffect(() => {
    if (!place.current) return
    const editor = made(place.current)
    view.current = editor
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [place])
  useEffect(() => {
    view.current?.setProps({ editable: () => isWritable })
  }, [isWritable])
  // Another tab or device wrote meanwhile: its text is taken in place of this one, and can be undone.
  useEffect(() => {
    const editor = view.current
    if (!editor || text === known.current) return
    known.current = text
    const { doc, tr } = editor.state
    editor.dispatch(tr.replaceWith(0, doc.content.size, docOf(text).content).setMeta('from-outside', true))
  }, [text])
  // oxlint-disable-next-line react-compiler/react-compiler -- the view is made once and lives beside React
  return { view: view.current, state }
}
