type Pressed = Pick<KeyboardEvent, 'code' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Whether the key K was pressed, in any layout, and not to type it. */
export function asksForKey({ code, target, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  return code === 'KeyK' && !isTyping && !ctrlKey && !metaKey && !altKey
}
