/**
 * Puts the focus back into a form's field once what was typed is saved and its button rests, unless the person has gone on elsewhere, or
 * is in one of the form's fields still.
 * @param id of the field; of a form whose only field has no element of its own to name, the form's
 */
export function returnFocus(id: string): void {
  const place = document.getElementById(id)
  const { activeElement, body } = document
  const isAtButton =
    activeElement?.localName === 'button' && place?.closest('form')?.contains(activeElement) === true
  if (!place || !(activeElement === body || isAtButton)) return
  const field =
    place.localName === 'form'
      ? (place.querySelector<HTMLElement>('input:checked') ??
        place.querySelector<HTMLElement>('input, button'))
      : place
  field?.focus()
}
