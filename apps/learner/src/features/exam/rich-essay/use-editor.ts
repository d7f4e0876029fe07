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

/** What another tab or device wrote: it is shown, and not saved from here. */
const fromOutside = 'from-outside'

/** An editor within an element: its state after every act, and the view to act on. */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  { text, isWritable, mostCharacters, attributes, onChange }: EditorOptions,
): { view: EditorView | null; state: EditorState | null } {
  const known = useRef(text)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)

  const act = useEffectEvent((editor: EditorView, transaction: Transaction) => {
    const next = editor.state.apply(transaction)
    if (transaction.docChanged && transaction.getMeta(fromOutside) !== true) {
      const written = markdownOf(next.doc)
      // What would not fit is not taken, whatever key or paste it comes by; making it shorter always is.
      if (written.length > mostCharacters && written.length >= known.current.length) return
      known.current = written
      onChange(written)
    }
    editor.updateState(next)
    setState(next)
  })
  const made = useEffectEvent((mount: HTMLElement) => {
    const first = EditorState.create({ doc: docOf(text), plugins: [cleanPaste, ...plugins] })
    const editor: EditorView = new EditorView(mount, {
      state: first,
      editable: () => isWritable,
      attributes,
      dispatchTransaction: transaction => act(editor, transaction),
    })
    setState(first)
    return editor
  })

  useEffect(() => {
    if (!place.current) return
    const editor = made(place.current)
    setView(editor)
    return () => {
      setView(null)
      editor.destroy()
    }
  }, [place])
  useEffect(() => view?.setProps({ editable: () => isWritable }), [view, isWritable])
  useEffect(() => {
    if (!view || text === known.current) return
    known.current = text
    view.dispatch(replaced(view.state, text))
  }, [view, text])
  return { view, state }
}

/** Another text in place of the whole, which can be undone. */
function replaced({ doc, tr }: EditorState, text: string): Transaction {
  return tr.replaceWith(0, doc.content.size, docOf(text).content).setMeta(fromOutside, true)
}
