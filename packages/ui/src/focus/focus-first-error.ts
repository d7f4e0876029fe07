/** Frames within which the error is rendered, also on a device that is busy: half a second. */
const patience = 30

/**
 * Moves the focus to the first error of a form, once it is rendered: to a field, or into a group of choices or a list (`data-error`) whose error is
 * not that of one field.
 */
export function focusFirstError(form: HTMLElement | null): void {
  let frames = 0
  const look = () => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')
    if (invalid) fieldOf(invalid)?.focus()
    else if (form?.isConnected && ++frames < patience) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function fieldOf(invalid: HTMLElement): HTMLElement | null {
  if (!invalid.matches('fieldset, [data-error]')) return invalid
  return invalid.querySelector<HTMLElement>('[type=radio], [type=checkbox]') ?? invalid.querySelector('input')
}
