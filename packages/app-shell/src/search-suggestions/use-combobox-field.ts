import { useEffect, useEffectEvent } from 'react'

interface ComboboxField {
  /** What holds the field. */
  box: HTMLElement
  listId: string
  isOpen: boolean
  /** The id of the option that Enter would choose. */
  activeId: string | undefined
  /** Moves among the options; a closed list is opened. */
  onMove: (step: 1 | -1) => void
  onClose: () => void
  /** Chooses the option that is active. */
  onChoose: () => void
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes a combobox (WAI-ARIA, list autocomplete) of an existing field: what is being typed or composed in it goes on, whenever
 * this comes. Its own keys remain where the list has no use for them: Enter searches, Escape empties.
 */
export function useComboboxField({
  box,
  listId,
  isOpen,
  activeId,
  onMove,
  onClose,
  onChoose,
}: ComboboxField): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) onMove(step)
    else if (event.key === 'Escape' && isOpen) onClose()
    else if (event.key === 'Enter' && isOpen && activeId !== undefined) onChoose()
    else {
      // The catalogue shows what was searched for.
      if (event.key === 'Enter') onClose()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  })
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    const input = box.querySelector('input')
    if (!input) return
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    const onBlur = () => leave()
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', onBlur)
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls']) input.removeAttribute(name)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', onBlur)
    }
  }, [box, listId])
  useEffect(() => {
    const input = box.querySelector('input')
    input?.setAttribute('aria-expanded', String(isOpen))
    if (activeId === undefined) input?.removeAttribute('aria-activedescendant')
    else {
      input?.setAttribute('aria-activedescendant', activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [box, isOpen, activeId])
}
