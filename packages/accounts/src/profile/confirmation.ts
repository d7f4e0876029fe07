/** Whether what was typed is the account's e-mail; ignoring case and surrounding space. */
export function isConfirmed(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
