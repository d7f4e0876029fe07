/**
 * Puts the focus back into a form's field once what was typed is saved and its button rests, unless the person has gone on elsewhere.
 * @param id of the field
 */
export function returnFocus(id: string): void {
  const field = document.getElementById(id)
  const { activeElement, body } = document
  if (field && (activeElement === body || field.closest('form')?.contains(activeElement))) field.focus()
}
