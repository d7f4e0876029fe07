import { DOMParser, type Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { essaySchema } from './schema.ts'

/**
 * Formatted text is pasted through a hidden field: the browser itself puts it there as elements, without what would run, and the page
 * reads no markup, which its policy forbids. Of the elements only what essays are made of is taken.
 */
export const cleanPaste = new Plugin({
  props: {
    handleDOMEvents: {
      paste: (view, event) => {
        const data = event.clipboardData
        if (!view.editable || !data?.types.includes('text/html')) return false
        const field = hiddenField()
        // Within the event, so that what is pasted goes there.
        field.focus()
        setTimeout(() => {
          const slice = sliceOf(field)
          field.remove()
          insert(view, slice)
        })
        return true
      },
      drop: (view, event) => {
        const text = event.dataTransfer?.getData('text/plain') ?? ''
        if (view.dragging !== null || !event.dataTransfer?.types.includes('text/html')) return false
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at && text !== '') view.dispatch(view.state.tr.insertText(text, at.pos))
        return true
      },
    },
  },
})

function hiddenField(): HTMLElement {
  const field = document.createElement('div')
  field.contentEditable = 'true'
  field.setAttribute('aria-hidden', 'true')
  field.className = 'visually-hidden'
  document.body.append(field)
  return field
}

/** What of pasted elements essays are made of. */
export function sliceOf(field: Element): Slice {
  // Word's own remarks beside its text.
  for (const stray of field.querySelectorAll('style, script, title, meta, [style*="mso-list:Ignore"]'))
    stray.remove()
  return DOMParser.fromSchema(essaySchema).parseSlice(field, { preserveWhitespace: false })
}

function insert(view: EditorView, slice: Slice): void {
  view.focus()
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}
