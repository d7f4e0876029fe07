/**
 * Writes cleaned text into an input while it is being typed in, and keeps the caret behind the same characters as before.
 * React then finds its value in place and moves nothing.
 * @param clean gives the text as the field wants it; it is also asked about the part before the caret
 * @returns the cleaned text
 */
export function writeKeepingCaret(input: HTMLInputElement, clean: (text: string) => string): string {
  const text = clean(input.value)
  if (text === input.value) return text
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = text
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
  return text
}
