/** Frames within which the fault is drawn, also on a device that is busy: half a second. */
const patience = 30

/**
 * Moves the focus to the first fault of a form, once it is drawn: to a field, or into a group of choices or a list (`data-fault`) whose fault is
 * not that of one field.
 */
export function focusFirstFault(form: HTMLElement | null): void {
  let frames = 0
  const look = () => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
    if (fault) fieldOf(fault)?.focus()
    else if (form?.isConnected && ++frames < patience) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function fieldOf(fault: HTMLElement): HTMLElement | null {
  if (!fault.matches('fieldset, [data-fault]')) return fault
  return fault.querySelector<HTMLElement>('[type=radio], [type=checkbox]') ?? fault.querySelector('input')
}
