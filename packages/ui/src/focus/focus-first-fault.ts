/**
 * Moves the focus to the first fault of a form, once it is drawn: to a field, or into a group of choices or a list (`data-fault`) whose fault is
 * not that of one field.
 */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
    if (fault) fieldOf(fault)?.focus()
  })
}

function fieldOf(fault: HTMLElement): HTMLElement | null {
  if (!fault.matches('fieldset, [data-fault]')) return fault
  return fault.querySelector<HTMLElement>('[type=radio], [type=checkbox]') ?? fault.querySelector('input')
}
