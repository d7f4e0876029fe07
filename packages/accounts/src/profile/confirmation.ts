/** Whether what was typed is the account's e-mail; letter case and space around it aside. */
export function isConfirmed(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
