/** The key of a city within its country: its English name in a-z, 0-9 and hyphens. */
export function citySlug(englishName: string): string {
  return englishName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
