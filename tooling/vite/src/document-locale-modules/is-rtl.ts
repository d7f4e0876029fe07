/** In place of React Aria's module of this name. Masar speaks two languages, and one of them runs from the right. */
export function isRTL(locale: string): boolean {
  return locale.startsWith('ar')
}
