/** As a ref: what takes the place of what was acted on has the focus when it appears. */
export function focusHere(node: HTMLElement | null): void {
  node?.focus()
}
