/** Whether what was typed names the account; spaces around it and capitals are forgiven. */
export function isConfirmed(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
